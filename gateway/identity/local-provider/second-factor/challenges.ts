import { randomBytes } from "node:crypto";
import type { Clock } from "../../../platform/clock.js";
import type { Queries } from "../../queries.js";

const CHALLENGE_BYTES = 32;

/** The purpose and the person of a challenge; an answer to one is valid for no other. */
export interface Ceremony {
  readonly purpose: "register" | "prove" | "sign-in";
  /** The sign-in the ceremony belongs to. */
  readonly of: string;
  /** The account, where it is known before. */
  readonly accountId?: string;
  /** The time to answer. */
  readonly seconds: number;
}

/**
 * The random values that passkeys sign, each good for one answer; they are stored among the sign-ins, and end with
 * them.
 */
export class Challenges {
  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
  ) {}

  /** Makes a challenge. */
  async make(ceremony: Ceremony): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString("base64url");
    const expiresAt = new Date(this.clock.now().getTime() + ceremony.seconds * 1000);
    await this.database.query(
      `insert into local_sign_in_record (kind, id, payload, uid, account_id, expires_at)
       values ('PasskeyChallenge', $1, '{}', $2, $3, $4)`,
      [challenge, nameOf(ceremony), ceremony.accountId ?? null, expiresAt],
    );
    return challenge;
  }

  /** Uses a challenge up; returns false when it was made for something else, used before, or has expired. */
  async take(challenge: string, ceremony: Ceremony): Promise<boolean> {
    if (!/^[\w-]+$/.test(challenge)) return false;
    const taken = await this.database.query(
      `delete from local_sign_in_record
       where kind = 'PasskeyChallenge' and id = $1 and uid = $2 and expires_at > $3 returning id`,
      [challenge, nameOf(ceremony), this.clock.now()],
    );
    return taken.length > 0;
  }
}

function nameOf({ purpose, of, accountId = "" }: Ceremony): string {
  return `${purpose}:${accountId}:${of}`;
}
