import { escapeControls, parseStrictJson, type Json } from "./tolerant-json.js";

/** A structure nested deeper is no record of a job, and too deep for what reads it. */
const DEPTH_MAX = 200;
/** Characters before the structure: a comment mark, spaces. */
const LEAD_MAX = 40;
/** The shortest text of which the beginning is worth having. */
const TEXT_MIN = 120;

/** What a scan up to the end found: the open brackets, and how far the text is complete. */
interface Scan {
  readonly open: readonly string[];
  readonly complete: number;
  /** The offset behind the quote of a value that does not end; null when there is none. */
  readonly textFrom: number | null;
  /** The end of the text without an escape that is cut. */
  readonly end: number;
}

/**
 * Reads JSON that ends too early: every pair and element before the cut. A text in which the cut is is left out, or with
 * `keepsText` kept up to the cut if it is long. Returns undefined for what is not cut, or is no JSON before the cut.
 */
export function parseCutJson(source: string, keepsText: boolean): Json | undefined {
  const lead = source.slice(0, LEAD_MAX).search(/[[{]/);
  if (lead === -1) return undefined;
  const text = escapeControls(source.slice(lead));
  const scan = scanToEnd(text);
  if (scan === null) return undefined;
  const closed = scan.open.toReversed().join("");
  const beginning = keepsText ? beginningOf(text, scan) : null;
  const whole = beginning === null ? text.slice(0, scan.complete) : text.slice(0, scan.textFrom ?? 0) + beginning;
  return parseStrictJson((whole + closed).replace(/,(\s*[}\]])/g, "$1"));
}

// One pass; null for a structure that closes, as it is not cut, and for one that cannot be read.
function scanToEnd(text: string): Scan | null {
  const open: string[] = [];
  let complete = 0;
  let isValue = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') {
      const { end, isClosed } = endOfString(text, at + 1);
      if (!isClosed) return { open, complete, textFrom: isValue ? at + 1 : null, end };
      at = end;
      if (isValue) complete = end + 1;
    } else if (sign === "{" || sign === "[") {
      open.push(sign === "{" ? "}" : "]");
      if (open.length > DEPTH_MAX) return null;
      isValue = sign === "[";
      complete = at + 1;
    } else if (sign === "}" || sign === "]") {
      if (open.pop() !== sign || open.length === 0) return null;
      isValue = open.at(-1) === "]";
      complete = at + 1;
    } else if (sign === ":") isValue = true;
    else if (sign === ",") {
      isValue = open.at(-1) === "]";
      complete = at;
    }
  }
  return { open, complete, textFrom: null, end: text.length };
}

function endOfString(text: string, from: number): { readonly end: number; readonly isClosed: boolean } {
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') return { end: at, isClosed: true };
    if (sign !== "\\") continue;
    const length = text.charAt(at + 1) === "u" ? 6 : 2;
    if (at + length > text.length) return { end: at, isClosed: false };
    at += length - 1;
  }
  return { end: text.length, isClosed: false };
}

// The text up to the cut, without a tag or a character reference that is cut as well; with its quote at the end.
function beginningOf(text: string, { textFrom, end }: Scan): string | null {
  if (textFrom === null || end - textFrom < TEXT_MIN) return null;
  const value = parseStrictJson(`"${text.slice(textFrom, end)}"`);
  if (typeof value !== "string") return null;
  return JSON.stringify(value.replace(/<[^<>]*$/, "").replace(/&#?\w{0,10}$/, "")).slice(1);
}
