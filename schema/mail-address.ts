import { withoutMarks, withoutMarksAndJoiners } from "./invisible-marks.js";
import { asciiForm } from "./plain-text.js";

/**
 * Returns the one e-mail address that a text is: alone, behind `mailto:`, or in angle brackets with or without a name
 * before them. Undefined for any other text, and for several addresses.
 */
export function mailAddressOf(text: string): string | undefined {
  const written = asciiForm(text).trim();
  const inBrackets = /^[^<>]*<([^<>]+)>[\s,;]*$/.exec(written)?.[1] ?? written;
  const address = withoutScheme(inBrackets.trim()).replace(/[\s,;]+$/, "");
  return /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(address) ? address : undefined;
}

/**
 * Returns a text of an e-mail field as it is kept: without invisible marks, and an address without the `mailto:` or the
 * brackets around it. A name before the brackets stays.
 */
export function keptMailText(text: string): string {
  const written = withoutMarksAndJoiners(text).trim();
  const bare = written.replace(/^<\s*([^<>]*?)\s*>$/, "$1").replace(/^mailto:/i, "");
  return mailAddressOf(written) === bare ? bare : withoutMarks(text).trim();
}

function withoutScheme(text: string): string {
  const [scheme] = /^mailto:/i.exec(text) ?? [];
  if (scheme === undefined) return text;
  // What comes after the question mark are headers of the message.
  const [address = ""] = text.slice(scheme.length).split("?", 1);
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
