import { NAME_MAX } from "../../../schema/limits.js";
import type { Database } from "../../database/database.js";
import { cleanText } from "../../platform/clean-text.js";
import { AppError } from "../../platform/errors.js";
import type { LogService } from "../../log/log.service.js";
import type { SentenceKey } from "../../log/sentences.js";
import { checkText, invalid, invalidInput } from "../../platform/validation.js";
import { isLookAroundEmail } from "../../person/policy.js";
import type { Viewer } from "../../person/viewer.js";
import type { FactorKeeper, Factors, Passkey, SignInOf, TypedProof } from "./factor-keeper.js";
import type { ProofRule } from "./operations-with-proof.js";

/** A log entry that a change of the second factors writes. */
type FactorLine = Extract<SentenceKey, `passkey.${string}` | `oneTimeCodes.${string}` | `recoveryCodes.${string}`>;

/** The second factors of a person; an outside identity provider manages them itself, and there are none here. */
export class FactorService {
  constructor(
    private readonly database: Database,
    private readonly log: LogService,
    private readonly factors: FactorKeeper | null,
  ) {}

  /** Returns the second factors of the person; null when an outside provider signs people in. */
  async list({ claims }: Viewer): Promise<Factors | null> {
    return this.factors === null ? null : this.factors.list(claims.subject);
  }

  /**
   * Throws PROOF_REQUIRED when the person has to prove first who they are; an outside provider asks for such proofs
   * itself.
   */
  async requireProof(viewer: Viewer, rule: ProofRule): Promise<void> {
    if (this.factors === null) return;
    if (rule === "WITH_SECOND_FACTOR" && !(await this.factors.hasAny(viewer.claims.subject))) return;
    if (await this.factors.isProved(signInOf(viewer))) return;
    throw new AppError("PROOF_REQUIRED", { refusal: "proof-needed" });
  }

  /** Begins to make a passkey. Throws LOOK_AROUND_LIMIT for a guest, VALIDATION where passkeys are not possible, and at the limit. */
  async beginPasskey(viewer: Viewer): Promise<{ options: string }> {
    refuseGuest(viewer);
    return { options: await this.keeper().beginPasskey(signInOf(viewer)) };
  }

  /**
   * Stores a passkey, and returns recovery codes with the first second factor. Throws LOOK_AROUND_LIMIT for a guest, and
   * VALIDATION, also at the limit.
   */
  async addPasskey(
    viewer: Viewer,
    { name, response }: { readonly name: string; readonly response: string },
  ): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
    refuseGuest(viewer);
    const called = checkText("name", cleanText("line", name), NAME_MAX);
    if (called === "") throw invalid("name", "required", "say which it is.");
    const keeper = this.keeper();
    const made = await keeper.checkPasskey(signInOf(viewer), response);
    return this.database.transaction(async () => {
      const added = await keeper.addPasskey(viewer.claims.subject, made, called);
      await this.record(viewer, "passkey.added", { name: called });
      return added;
    });
  }

  /** Removes a passkey. Throws NOT_FOUND. */
  async removePasskey(viewer: Viewer, id: string): Promise<{ id: string }> {
    return this.database.transaction(async () => {
      const name = await this.keeper().removePasskey(viewer.claims.subject, id);
      if (name === undefined) throw new AppError("NOT_FOUND", { message: "There is no such passkey." });
      await this.record(viewer, "passkey.removed", { name });
      return { id };
    });
  }

  /** Makes the secret of one-time codes. Throws LOOK_AROUND_LIMIT for a guest, CONFLICT when they are on. */
  async beginOneTimeCodes(viewer: Viewer): Promise<{ secret: string; uri: string }> {
    refuseGuest(viewer);
    return this.keeper().beginOneTimeCodes(viewer.claims.subject);
  }

  /** Turns one-time codes on, and returns recovery codes with the first second factor. Throws VALIDATION. */
  async turnOnOneTimeCodes(viewer: Viewer, code: string): Promise<{ recoveryCodes: string[] | null }> {
    return this.database.transaction(async () => {
      const recoveryCodes = await this.keeper().turnOnOneTimeCodes(viewer.claims.subject, code);
      await this.record(viewer, "oneTimeCodes.turnedOn");
      return { recoveryCodes };
    });
  }

  /** Turns one-time codes off. */
  async turnOffOneTimeCodes(viewer: Viewer): Promise<{ wereOn: boolean }> {
    return this.database.transaction(async () => {
      const wereOn = await this.keeper().turnOffOneTimeCodes(viewer.claims.subject);
      if (wereOn) await this.record(viewer, "oneTimeCodes.turnedOff");
      return { wereOn };
    });
  }

  /** Makes new recovery codes. Throws VALIDATION without a second factor. */
  async renewRecoveryCodes(viewer: Viewer): Promise<{ recoveryCodes: string[] }> {
    return this.database.transaction(async () => {
      const recoveryCodes = await this.keeper().renewRecoveryCodes(viewer.claims.subject);
      if (recoveryCodes === undefined) {
        const message = "Recovery codes stand in for a second factor, and you have none. Set one up first.";
        throw invalidInput(message);
      }
      await this.record(viewer, "recoveryCodes.renewed");
      return { recoveryCodes };
    });
  }

  /** Begins a proof with a passkey. */
  async beginConfirmation(viewer: Viewer): Promise<{ options: string }> {
    return { options: await this.keeper().beginProof(signInOf(viewer)) };
  }

  /** Checks a proof and records it. Throws VALIDATION, RATE_LIMITED. */
  async confirm(viewer: Viewer, proof: TypedProof): Promise<{ until: Date }> {
    return { until: await this.keeper().prove(signInOf(viewer), proof) };
  }

  private keeper(): FactorKeeper {
    if (this.factors !== null) return this.factors;
    const message =
      "You sign in at an identity provider outside of this product, and it keeps what you sign in with. Change it there.";
    throw new AppError("FORBIDDEN", { message, refusal: "outside-factors" });
  }

  private async record({ ownerId }: Viewer, key: FactorLine, facts: Record<string, string> = {}): Promise<void> {
    await this.log.record(ownerId, { action: key, says: { key, facts }, isAlwaysWritten: true });
  }
}

function signInOf({ claims: { subject, sessionId = "" } }: Viewer): SignInOf {
  return { subject, sessionId };
}

/** Throws LOOK_AROUND_LIMIT for a guest: an account that nobody can sign in to has nothing to protect. */
function refuseGuest({ person }: Viewer): void {
  if (person.email === null || !isLookAroundEmail(person.email)) return;
  const message = "An account to look around has no second factor. Make it an account of your own first.";
  throw new AppError("LOOK_AROUND_LIMIT", { message, refusal: "look-around-limit" });
}
