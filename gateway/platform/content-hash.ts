import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Returns the SHA-256 of bytes, in hexadecimal. */
export async function hashOfBytes(bytes: Readable): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(bytes, hash);
  return hash.digest("hex");
}

/** Returns the SHA-256 of a text in UTF-8, in hexadecimal. */
export function hashOfText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
