import { createHash, randomInt } from "node:crypto";
import { asciiForm } from "../../../../schema/plain-text.js";
import type { Queries } from "../../queries.js";

/** The number of codes that are made at once. */
export const RECOVERY_CODES = 10;
/**
 * Without letters that look like digits; 16 of these 32 are 80 random bits, which cannot be guessed and need no slow
 * hash.
 */
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** The recovery codes of the local accounts: each replaces another second factor once. */
export class RecoveryCodes {
  constructor(private readonly database: Queries) {}

  /** Returns how many are left. */
  async count(accountId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::integer as count from local_recovery_code where account_id = $1`,
      [accountId],
    );
    return row?.count ?? 0;
  }

  /** Makes new codes in place of the old ones; they are returned only here. */
  async renew(accountId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
    await this.remove(accountId);
    await this.database.query(`insert into local_recovery_code (account_id, hash) select $1, unnest($2::text[])`, [
      accountId,
      codes.map((code) => hashOf(accountId, code)),
    ]);
    return codes;
  }

  /** Uses a code up; returns false when it is none of the account's, or was used. */
  async accept(accountId: string, code: string): Promise<boolean> {
    const used = await this.database.query(
      `delete from local_recovery_code where account_id = $1 and hash = $2 returning hash`,
      [accountId, hashOf(accountId, code)],
    );
    return used.length > 0;
  }

  /** Removes all codes of the account, and returns their number. */
  async remove(accountId: string): Promise<number> {
    const gone = await this.database.query(`delete from local_recovery_code where account_id = $1 returning hash`, [
      accountId,
    ]);
    return gone.length;
  }
}

function makeCode(): string {
  const group = (): string => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

// Accepts other dashes, blanks, capitals, and letters for the digits they look like.
function hashOf(accountId: string, code: string): string {
  const signs = asciiForm(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");
  return createHash("sha256").update(`${accountId}:${signs}`).digest("base64url");
}
