import { Secret, TOTP } from "otpauth";
import { asciiForm } from "../../../../schema/plain-text.js";
import type { Clock } from "../../../platform/clock.js";
import type { Queries } from "../../queries.js";
import { seal, unseal } from "./seal.js";

const PERIOD_SECONDS = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** The number of steps by which the clocks of the app and the server may differ. */
const WINDOW = 1;
const ISSUER = "Job Hunt Tracker";

/** The secret in the forms that authenticator apps take. */
export interface OneTimeCodeSecret {
  /** Base32, for typing. */
  readonly secret: string;
  /** `otpauth://...`, for a QR code. */
  readonly uri: string;
}

/** The one-time codes (TOTP, RFC 6238) of the local accounts. Each code is accepted once. */
export class OneTimeCodes {
  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
    private readonly key: Buffer,
  ) {}

  /** Returns when codes were turned on; null while they are off. */
  async turnedOnAt(accountId: string): Promise<Date | null> {
    const [row] = await this.database.query<{ at: Date | null }>(
      `select turned_on_at as at from local_one_time_code where account_id = $1`,
      [accountId],
    );
    return row?.at ?? null;
  }

  /** Makes a secret that has no effect until `turnOn`; returns undefined when codes are on already. */
  async begin(accountId: string, email: string): Promise<OneTimeCodeSecret | undefined> {
    const secret = new Secret({ size: SECRET_BYTES });
    const kept = await this.database.query(
      `insert into local_one_time_code (account_id, sealed_secret) values ($1, $2)
       on conflict on constraint local_one_time_code_pkey do update set sealed_secret = excluded.sealed_secret
         where local_one_time_code.turned_on_at is null
       returning account_id`,
      [accountId, seal(this.key, accountId, secret.base32)],
    );
    if (kept.length === 0) return undefined;
    return { secret: secret.base32, uri: new TOTP({ issuer: ISSUER, label: email, secret }).toString() };
  }

  /** Turns codes on, when this one is right for the secret of `begin`; returns false when it is not. */
  async turnOn(accountId: string, code: string): Promise<boolean> {
    const step = await this.stepOf(accountId, code, { isOn: false });
    if (step === null) return false;
    const changed = await this.database.query(
      `update local_one_time_code set turned_on_at = $2, last_step = $3
       where account_id = $1 and turned_on_at is null returning account_id`,
      [accountId, this.clock.now(), step],
    );
    return changed.length > 0;
  }

  /**
   * Accepts a code of the current time step or a neighbouring one; returns false when it is another, or one of its step
   * was accepted.
   */
  async accept(accountId: string, code: string): Promise<boolean> {
    const step = await this.stepOf(accountId, code, { isOn: true });
    if (step === null) return false;
    const used = await this.database.query(
      `update local_one_time_code set last_step = $2
       where account_id = $1 and turned_on_at is not null and (last_step is null or last_step < $2) returning account_id`,
      [accountId, step],
    );
    return used.length > 0;
  }

  /** Deletes the secret; returns false when codes were not on. */
  async turnOff(accountId: string): Promise<boolean> {
    const gone = await this.database.query<{ at: Date | null }>(
      `delete from local_one_time_code where account_id = $1 returning turned_on_at as at`,
      [accountId],
    );
    return gone.some(({ at }) => at !== null);
  }

  private async stepOf(accountId: string, code: string, { isOn }: { readonly isOn: boolean }): Promise<number | null> {
    const [row] = await this.database.query<{ sealed: string }>(
      `select sealed_secret as sealed from local_one_time_code
       where account_id = $1 and (turned_on_at is not null) = $2`,
      [accountId, isOn],
    );
    const secret = row === undefined ? undefined : unseal(this.key, accountId, row.sealed);
    const token = asciiForm(code).replace(/\s/g, "");
    if (secret === undefined || !/^\d{6}$/.test(token)) return null;
    const timestamp = this.clock.now().getTime();
    const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp, window: WINDOW });
    return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  }
}
