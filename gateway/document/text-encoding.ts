/**
 * How the characters of a text are written; `unknown-8bit`: one byte for each, in an alphabet that the bytes do not
 * tell.
 */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "unknown-8bit";

const MARKS = [
  ["utf-16le", Buffer.from([0xff, 0xfe])],
  ["utf-16be", Buffer.from([0xfe, 0xff])],
] as const satisfies readonly (readonly [TextEncoding, Buffer])[];

/** The bytes that Windows-1252 gives no character. */
const UNUSED_IN_1252: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** The controls that texts contain: backspace to carriage return, the end mark of DOS, and escape. */
const USUAL_CONTROLS: ReadonlySet<number> = new Set([0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);
/** A text of another alphabet has at most one unusual control in so many bytes; programs and pictures have dozens. */
const BYTES_PER_CONTROL = 512;

/**
 * Returns how the bytes are written when they are text, else null. Text has no NUL character; UTF-16 begins with its byte
 * order mark.
 */
export function encodingOf(bytes: Buffer): TextEncoding | null {
  const [marked] = MARKS.find(([, mark]) => bytes.subarray(0, mark.length).equals(mark)) ?? [];
  if (marked !== undefined) return isWritten(bytes, marked) ? marked : null;
  if (bytes.includes(0)) return null;
  if (isWritten(bytes, "utf-8")) return "utf-8";
  return eightBitOf(bytes);
}

/** Returns true when a text of that encoding has nothing but its byte order mark. */
export function isEmptyText(bytes: Buffer, encoding: TextEncoding): boolean {
  return encoding !== "unknown-8bit" && new TextDecoder(encoding).decode(bytes) === "";
}

function isWritten(bytes: Buffer, encoding: "utf-8" | "utf-16le" | "utf-16be"): boolean {
  try {
    return !new TextDecoder(encoding, { fatal: true }).decode(bytes).includes("\0");
  } catch {
    return false;
  }
}

function eightBitOf(bytes: Buffer): TextEncoding | null {
  let controls = 0;
  let isWindows = true;
  for (const byte of bytes) {
    if ((byte < 0x20 && !USUAL_CONTROLS.has(byte)) || byte === 0x7f) controls += 1;
    if (UNUSED_IN_1252.has(byte)) isWindows = false;
  }
  if (controls * BYTES_PER_CONTROL > bytes.length) return null;
  return isWindows ? "windows-1252" : "unknown-8bit";
}
