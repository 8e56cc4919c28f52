import { PASSKEYS_MAX } from "../../../../schema/limits.js";
import type { Clock } from "../../../platform/clock.js";
import { AppError } from "../../../platform/errors.js";
import type { Refusal } from "../../../platform/refusals.js";
import { Faults, invalid, invalidInput } from "../../../platform/validation.js";
import type { FactorKeeper, Factors, NewPasskey, Passkey, SignInOf, TypedProof } from "../../factor/factor-keeper.js";
import type { Queries } from "../../queries.js";
import type { Account, Accounts } from "../accounts.js";
import { lockedBy, SIGNED_IN, type Attempts } from "../attempts.js";
import { Challenges, type Ceremony } from "./challenges.js";
import { OneTimeCodes } from "./one-time-codes.js";
import { Passkeys } from "./passkeys.js";
import { Proofs } from "./proofs.js";
import { RecoveryCodes } from "./recovery-codes.js";

const CEREMONY_SECONDS = 5 * 60;

/** The dependencies of the local provider's second factors. */
export interface LocalFactorsDeps {
  readonly database: Queries;
  readonly clock: Clock;
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  /** The product's own origin, whose host name passkeys belong to. */
  readonly publicUrl: string;
  /** Encrypts the secrets of one-time codes. */
  readonly key: Buffer;
  /** Signs the challenges of passkeys. */
  readonly challengeKey: string;
}

/** The second factors of the local provider's accounts, and the proofs of identity of their people. */
export class LocalFactors implements FactorKeeper {
  readonly passkeys: Passkeys;
  private readonly accounts: Accounts;
  private readonly attempts: Attempts;
  private readonly oneTimeCodes: OneTimeCodes;
  private readonly recoveryCodes: RecoveryCodes;
  private readonly proofs: Proofs;

  constructor({ database, clock, accounts, attempts, publicUrl, key, challengeKey }: LocalFactorsDeps) {
    this.accounts = accounts;
    this.attempts = attempts;
    const challenges = new Challenges(database, clock, challengeKey);
    this.passkeys = new Passkeys(database, clock, challenges, publicUrl);
    this.oneTimeCodes = new OneTimeCodes(database, clock, key);
    this.recoveryCodes = new RecoveryCodes(database);
    this.proofs = new Proofs(database, clock);
  }

  async list(subject: string): Promise<Factors> {
    return {
      passkeys: await this.passkeys.list(subject),
      oneTimeCodesSince: await this.oneTimeCodes.turnedOnAt(subject),
      recoveryCodesLeft: await this.recoveryCodes.count(subject),
      isPasskeyPossible: this.passkeys.isPossible,
    };
  }

  async hasAny(subject: string): Promise<boolean> {
    return (await this.oneTimeCodes.turnedOnAt(subject)) !== null || (await this.passkeys.list(subject)).length > 0;
  }

  /**
   * Accepts a one-time code or a recovery code of the account once; returns false when it is none. Throws RATE_LIMITED.
   */
  async acceptCode(subject: string, code: string): Promise<boolean> {
    await this.attempts.code(subject);
    const isRight = (await this.oneTimeCodes.accept(subject, code)) || (await this.recoveryCodes.accept(subject, code));
    if (isRight) await this.attempts.codeSucceeded(subject);
    return isRight;
  }

  async beginPasskey(signIn: SignInOf): Promise<string> {
    if (!this.passkeys.isPossible) {
      throw invalidInput("Passkeys need a host name and https, and this server's address has not both.");
    }
    await this.requireRoom(signIn.subject);
    return this.passkeys.beginRegistration(await this.account(signIn.subject), ceremonyOf("register", signIn));
  }

  async checkPasskey(signIn: SignInOf, response: string): Promise<NewPasskey> {
    const passkey = await this.passkeys.checkRegistration(response, ceremonyOf("register", signIn));
    if (passkey === undefined) {
      throw invalid("response", "wrong", "not an answer to the last `beginPasskey` of this sign-in.");
    }
    return passkey;
  }

  async addPasskey(
    subject: string,
    made: NewPasskey,
    name: string,
  ): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
    // Serialized per account, so that no other passkey is added between the count and the row.
    await this.accounts.lock(subject);
    await this.requireRoom(subject);
    const isFirst = !(await this.hasAny(subject));
    const passkey = await this.passkeys.add(subject, made, name);
    if (passkey === undefined) throw invalid("response", "duplicate", "this passkey is kept already.");
    return { passkey, recoveryCodes: isFirst ? await this.recoveryCodes.renew(subject) : null };
  }

  async removePasskey(subject: string, id: string): Promise<string | undefined> {
    const name = await this.passkeys.remove(subject, id);
    await this.deleteUnneededCodes(subject);
    return name;
  }

  async beginOneTimeCodes(subject: string): Promise<{ secret: string; uri: string }> {
    const { email } = await this.account(subject);
    const begun = await this.oneTimeCodes.begin(subject, email);
    if (begun !== undefined) return begun;
    throw new AppError("CONFLICT", { message: "One-time codes are on already. Turn them off first." });
  }

  async turnOnOneTimeCodes(subject: string, code: string): Promise<string[] | null> {
    const isFirst = !(await this.hasAny(subject));
    if (!(await this.oneTimeCodes.turnOn(subject, code))) throw wrongCode();
    return isFirst ? this.recoveryCodes.renew(subject) : null;
  }

  async turnOffOneTimeCodes(subject: string): Promise<boolean> {
    const wasOn = await this.oneTimeCodes.turnOff(subject);
    await this.deleteUnneededCodes(subject);
    return wasOn;
  }

  async renewRecoveryCodes(subject: string): Promise<string[] | undefined> {
    return (await this.hasAny(subject)) ? this.recoveryCodes.renew(subject) : undefined;
  }

  async beginProof(signIn: SignInOf): Promise<string> {
    return this.passkeys.beginUse(ceremonyOf("prove", signIn));
  }

  async prove(signIn: SignInOf, { password, code, passkey, address }: TypedProof): Promise<Date> {
    const { subject, sessionId } = signIn;
    if (passkey) await this.proveByPasskey(signIn, passkey);
    else {
      const account = await this.account(subject);
      const proof = this.proveByPassword(account, password ?? "", code ?? "", address);
      await proof.catch((error: unknown) => this.offerPasskey(subject, error));
    }
    return this.proofs.note(subject, sessionId);
  }

  async isProved({ subject, sessionId }: SignInOf): Promise<boolean> {
    return this.proofs.isFresh(subject, sessionId);
  }

  private async proveByPasskey(signIn: SignInOf, passkey: string): Promise<void> {
    const owner = await this.passkeys.accept(passkey, ceremonyOf("prove", signIn));
    if (owner !== signIn.subject)
      throw invalid("passkey", "wrong", "it is none of yours, or came too late.", { refusal: "wrong-passkey" });
  }

  private async proveByPassword(account: Account, password: string, code: string, address: string): Promise<void> {
    const needsCode = await this.hasAny(account.id);
    const faults = new Faults();
    faults.add(password === "", "password", "required", "enter it.");
    faults.add(needsCode && code === "", "code", "required", "enter a one-time code or a recovery code.");
    faults.refuse("first");
    const hash = await this.attempts.look({ email: account.email, address, browser: SIGNED_IN }, () =>
      this.accounts.hashMatching(account.id, password),
    );
    if (hash === undefined) throw invalid("password", "wrong", "that is not it.", { refusal: "wrong-password" });
    if (needsCode && !(await this.acceptCode(account.id, code))) throw wrongCode({ refusal: "wrong-code" });
  }

  /** Throws the error again, and where a right password or code is refused it names the passkey that the person has. */
  private async offerPasskey(subject: string, error: unknown): Promise<never> {
    const isLocked = error instanceof AppError && lockedBy(error) !== undefined;
    if (!isLocked || (await this.passkeys.list(subject)).length === 0) throw error;
    const { refusal = "sign-in-attempts", ...facts } = error.facts;
    throw new AppError(error.code, { ...facts, message: `${error.message} A passkey works meanwhile.`, refusal });
  }

  private async requireRoom(subject: string): Promise<void> {
    if ((await this.passkeys.list(subject)).length < PASSKEYS_MAX) return;
    throw invalid("passkeys", "maxCount", `an account has at most ${PASSKEYS_MAX}. Remove one first.`);
  }

  private async account(subject: string): Promise<Account> {
    const account = await this.accounts.find(subject);
    if (account === undefined) throw new AppError("UNAUTHENTICATED", { refusal: "account-gone" });
    return account;
  }

  /** Recovery codes replace another factor; without one they are of use only to a thief. */
  private async deleteUnneededCodes(subject: string): Promise<void> {
    if (!(await this.hasAny(subject))) await this.recoveryCodes.remove(subject);
  }
}

function ceremonyOf(purpose: "register" | "prove", { subject, sessionId }: SignInOf): Ceremony {
  return { purpose, accountId: subject, of: sessionId, seconds: CEREMONY_SECONDS };
}

function wrongCode(facts?: { readonly refusal: Refusal }): AppError {
  return invalid("code", "wrong", "it is not right, or was used already.", facts);
}
