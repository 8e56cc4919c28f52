const BINARY_MARKS = /^(?:%PDF-|\{\\rtf|PK\u0003\u0004|\u0089PNG|GIF8|MZ|\u007fELF)/;
const SAMPLE = 4_096;
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/**
 * Decodes a page's bytes into text, whatever the header claims; returns null when they are not text.
 * Bytes that are valid UTF-8 are UTF-8; else the byte order mark, the header and the page's claim are tried in turn.
 * `isCut`: the bytes may end inside a character, which is then left out.
 */
export function decodePage(bytes: Uint8Array, claimed: string | undefined, isCut = false): string | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SAMPLE)).toString("latin1");
  if (BINARY_MARKS.test(head)) return null;
  const text = decode(bytes, isCut, [markedCharset(head), claimed, writtenCharset(head)]);
  return isBinary(text) ? null : text.replaceAll("\0", "");
}

/** Returns the media type and charset of a Content-Type header; empty when the server sent none. */
export function readContentType(header: string | undefined): {
  readonly type: string;
  readonly charset?: string | undefined;
} {
  const [type = "", ...parameters] = (header ?? "").split(";");
  const charset = parameters.map((part) => /^\s*charset\s*=\s*"?([^"\s]+)/i.exec(part)?.[1]).find(Boolean);
  return { type: type.trim().toLowerCase(), charset };
}

function decode(bytes: Uint8Array, isCut: boolean, claims: readonly (string | undefined)[]): string {
  const utf8 = tryDecode(bytes, "utf-8", isCut);
  // Seven-bit encodings (ISO-2022-JP) and UTF-16 look like valid UTF-8, but contain escapes or zero bytes.
  if (utf8 !== null && !/[\0\u001b]/.test(utf8)) return utf8;
  for (const claim of claims) {
    const text = claim === undefined ? null : tryDecode(bytes, claim, isCut);
    if (text !== null) return withoutC1(text);
  }
  return utf8 ?? withoutC1(new TextDecoder("windows-1252").decode(bytes));
}

// Node decodes windows-1252 as Latin-1, which turns "€" and the curly quotes into control characters.
function withoutC1(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252.charAt(control.charCodeAt(0) - 0x80));
}

function tryDecode(bytes: Uint8Array, charset: string, isCut: boolean): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return null; // an unknown charset, or bytes that are not in it: the next claim is tried
  }
}

function markedCharset(head: string): string | undefined {
  if (head.startsWith("\u00ff\u00fe")) return "utf-16le";
  return head.startsWith("\u00fe\u00ff") ? "utf-16be" : undefined;
}

function writtenCharset(head: string): string | undefined {
  const xml = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]+)/i.exec(head);
  return (xml ?? /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head))?.[1];
}

function isBinary(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  const strange = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f\ufffd]/g)?.length ?? 0;
  return strange > sample.length / 50;
}
