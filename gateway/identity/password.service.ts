import type { Database } from "../database/database.js";
import { AppError } from "../platform/errors.js";
import type { LogService } from "../log/log.service.js";
import type { FactorKeeper } from "./factor/factor-keeper.js";
import { endLastingAccess, type KeptAccess, type LastingAccess } from "./lasting-access.js";
import type { ChangedPassword } from "./password.payloads.js";
import type { PasswordKeeper, TypedPasswords } from "./password-keeper.js";
import type { SignIns } from "./sign-ins.js";
import type { Viewer } from "../person/viewer.js";

/** The part of the identity provider in this process that a change of password needs. */
export interface PasswordProvider {
  readonly signIns: SignIns;
  readonly passwords: PasswordKeeper;
  readonly factors: FactorKeeper;
  /** Resolves to true while new accounts are allowed. */
  readonly canSignUp: () => Promise<boolean>;
}

/** A person's own password; an outside identity provider manages it itself, and there is none here. */
export class PasswordService {
  constructor(
    private readonly database: Database,
    private readonly log: LogService,
    private readonly provider: PasswordProvider | null,
    private readonly lasting: LastingAccess,
  ) {}

  /**
   * Changes the password, ends every session of the person but the current one, their access tokens and their calendar
   * address except what is kept, and returns how many those were. Throws VALIDATION, RATE_LIMITED, and FORBIDDEN where
   * an outside provider signs people in.
   */
  async change({ ownerId, claims }: Viewer, input: TypedPasswords & KeptAccess): Promise<ChangedPassword> {
    if (this.provider === null) {
      const message =
        "You sign in at an identity provider outside of this product, and it keeps your password. Change it there.";
      throw new AppError("FORBIDDEN", { message, refusal: "wrong-password" });
    }
    const { passwords, signIns } = this.provider;
    const prepared = await passwords.prepare(claims.subject, input);
    return this.database.transaction(async () => {
      await passwords.replace(claims.subject, prepared);
      const endedSessions = await signIns.endOthers(claims.subject, claims.sessionId);
      await this.log.record(ownerId, {
        action: "password.changed",
        says: { key: "password.changed", facts: {} },
        isAlwaysWritten: true,
      });
      return { endedSessions, ...(await endLastingAccess(this.lasting, ownerId, input)) };
    });
  }
}
