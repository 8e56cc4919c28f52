import { PASSWORD_MAX, PASSWORD_MIN } from "../../../schema/limits.js";
import { AppError, type FieldFault } from "../../platform/errors.js";
import { refuse } from "../../platform/validation.js";
import type { PasswordKeeper, PreparedPassword, TypedPasswords } from "../password-keeper.js";
import type { Accounts } from "./accounts.js";
import { SIGNED_IN, type Attempts } from "./attempts.js";
import { newPasswordFault, passwordFault, type PasswordFault } from "./password-rules.js";

type FieldName = "currentPassword" | "newPassword";

const FAULTS: Readonly<Record<PasswordFault, Omit<FieldFault, "field">>> = {
  passwordMissing: { rule: "required", message: "enter it." },
  passwordTooShort: { rule: "minLength", message: `at least ${PASSWORD_MIN} characters.` },
  passwordTooLong: { rule: "maxLength", message: `at most ${PASSWORD_MAX} characters.` },
  passwordIsEmail: { rule: "notEmail", message: "choose one that is not your e-mail address." },
  passwordIsName: {
    rule: "notName",
    message: "choose more than your name, the name in your e-mail address or the name of this product.",
  },
  passwordIsPattern: { rule: "notPattern", message: "choose more than a few characters repeated or in a row." },
  passwordIsCommon: { rule: "notCommon", message: "choose one that is not among the most common passwords." },
};
const WRONG: FieldFault = { field: "currentPassword", rule: "wrong", message: "currentPassword: that is not it." };

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
    refuse([
      ...fieldFaults("currentPassword", passwordFault(currentPassword)),
      ...fieldFaults("newPassword", await newPasswordFault(newPassword, account)),
    ]);
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

function fieldFaults(field: FieldName, fault: PasswordFault | null): FieldFault[] {
  if (fault === null) return [];
  const { rule, message } = FAULTS[fault];
  return [{ field, rule, message: `${field}: ${message}` }];
}

function wrong(): AppError {
  return new AppError("VALIDATION", { message: WRONG.message, fields: [WRONG], refusal: "wrong-password" });
}
