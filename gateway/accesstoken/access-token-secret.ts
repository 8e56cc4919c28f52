import { createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** Marks a token as this product's, for the server and for programs that scan for leaked secrets. */
const PREFIX = "jht_";
const RANDOM_BYTES = 24;
const SECRET = /^jht_([0-9a-f]{48})([0-9a-f]{8})$/;
const START_LENGTH = PREFIX.length + 6;

/** Returns a new secret: the prefix, 192 random bits, and a checksum that catches what was cut off or mistyped. */
export function createSecret(): string {
  const random = randomBytes(RANDOM_BYTES).toString("hex");
  return `${PREFIX}${random}${checksum(random)}`;
}

/** Returns true for a text that claims to be an access token of this product, valid or not. */
export function isMeantAsSecret(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** Returns true for a secret that this server may have made; only such a secret is looked up in the database. */
export function isWellFormed(token: string): boolean {
  const [, random, sum] = SECRET.exec(token) ?? [];
  return random !== undefined && checksum(random) === sum;
}

/**
 * Returns the stored form of a secret: with so many random bits, one round of a fast hash is as good as many of a slow
 * one.
 */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Returns the beginning of a secret, which its owner may see again. */
export function startOf(secret: string): string {
  return secret.slice(0, START_LENGTH);
}

function checksum(random: string): string {
  return crc32(random).toString(16).padStart(8, "0");
}
