import { PASSWORD_MAX, PASSWORD_MIN } from "../../../schema/limits.js";
import { AppError, type FieldFault } from "../../platform/errors.js";
import { faultOf, Faults, invalid } from "../../platform/validation.js";
import type { PasswordKeeper, PreparedPassword, TypedPasswords } from "../password-keeper.js";
import type { Accounts } from "./accounts.js";
import { SIGNED_IN, type Attempts } from "./attempts.js";
import { newPasswordFault, passwordFault, type PasswordFault } from "./password-rules.js";

type FieldName = "currentPassword" | "newPassword";

/** The rule that each fault breaks, and what the password must be. */
const FAULTS: Readonly<Record<PasswordFault, readonly [rule: string, text: string]>> = {
  passwordMissing: ["required", "enter it."],
  passwordTooShort: ["minLength", `at least ${PASSWORD_MIN} characters.`],
  passwordTooLong: ["maxLength", `at most ${PASSWORD_MAX} characters.`],
  passwordIsEmail: ["notEmail", "choose one that is not your e-mail address."],
  passwordIsName: [
    "notName",
    "choose more than your name, the name in your e-mail address or the name of this product.",
  ],
  passwordIsPattern: ["notPattern", "choose more than a few characters repeated or in a row."],
  passwordIsCommon: ["notCommon", "choose one that is not among the most common passwords."],
};

/** The passwords of the local provider's accounts. */
export class LocalPasswords implements PasswordKeeper {
  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
  ) {}

  async prepare(subject: string, { currentPassword, newPassword, address }: TypedPasswords): Promise<PreparedPassword> {
    const account = await this.accounts.find(subject);
    if (account === undefined) throw new AppError("UNAUTHENTICATED", { refusal: "account-gone" });
    // A fault that does not depend on the password reveals nothing, so it costs no attempt.
    new Faults([
      fieldFault("currentPassword", passwordFault(currentPassword)),
      fieldFault("newPassword", await newPasswordFault(newPassword, account)),
    ]).refuse();
    const currentHash = await this.attempts.look({ email: account.email, address, browser: SIGNED_IN }, () =>
      this.accounts.hashMatching(subject, currentPassword),
    );
    if (currentHash === undefined) throw wrong();
    return { currentHash, newHash: await this.accounts.hash(newPassword) };
  }

  async replace(subject: string, { currentHash, newHash }: PreparedPassword): Promise<void> {
    if (!(await this.accounts.setPasswordHash(subject, newHash, currentHash))) throw wrong();
  }
}

function fieldFault(field: FieldName, fault: PasswordFault | null): FieldFault | null {
  return fault === null ? null : faultOf(field, ...FAULTS[fault]);
}

function wrong(): AppError {
  return invalid("currentPassword", "wrong", "that is not it.", { refusal: "wrong-password" });
}
