import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../../platform/clock.js";
import type { Queries } from "../../queries.js";

const NONCE_BYTES = 16;
/** Of the moment of its end, in milliseconds. */
const END_BYTES = 6;
const SIGNATURE_BYTES = 32;

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
 * The random values that passkeys sign, each good for one accepted answer. They are signed with their end and their
 * ceremony instead of being stored, as every visitor of the sign-in page gets one; only those that were used are stored,
 * until their end.
 */
export class Challenges {
  constructor(
    private readonly database: Queries,
    private readonly clock: Clock,
    private readonly secret: string,
  ) {}

  /** Makes a challenge. */
  make(ceremony: Ceremony): string {
    const end = Buffer.alloc(END_BYTES);
    end.writeUIntBE(this.clock.now().getTime() + ceremony.seconds * 1000, 0, END_BYTES);
    const content = Buffer.concat([randomBytes(NONCE_BYTES), end]);
    return Buffer.concat([content, this.sign(content, ceremony)]).toString("base64url");
  }

  /** Returns false when a challenge was made for something else, or has expired; it may have been used. */
  isOpen(challenge: string, ceremony: Ceremony): boolean {
    const bytes = Buffer.from(challenge, "base64url");
    if (bytes.length !== NONCE_BYTES + END_BYTES + SIGNATURE_BYTES) return false;
    const content = bytes.subarray(0, NONCE_BYTES + END_BYTES);
    const isSigned = timingSafeEqual(bytes.subarray(content.length), this.sign(content, ceremony));
    return isSigned && endOf(bytes) > this.clock.now();
  }

  /** Uses an open challenge up; returns false when it was used before. */
  async use(challenge: string, ceremony: Ceremony): Promise<boolean> {
    const bytes = Buffer.from(challenge, "base64url");
    const used = await this.database.query(
      `insert into local_sign_in_record (kind, id, payload, uid, expires_at)
       values ('PasskeyChallenge', $1, '{}', $2, $3)
       on conflict on constraint local_sign_in_record_pkey do nothing returning id`,
      [bytes.toString("base64url"), nameOf(ceremony), endOf(bytes)],
    );
    return used.length > 0;
  }

  private sign(content: Buffer, ceremony: Ceremony): Buffer {
    return createHmac("sha256", this.secret)
      .update(`passkey challenge ${nameOf(ceremony)} `)
      .update(content)
      .digest();
  }
}

function endOf(challenge: Buffer): Date {
  return new Date(challenge.readUIntBE(NONCE_BYTES, END_BYTES));
}

function nameOf({ purpose, of, accountId = "" }: Ceremony): string {
  return `${purpose}:${accountId}:${of}`;
}
