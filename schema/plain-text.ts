import { withoutMarksAndJoiners } from "./invisible-marks.js";

const FULL_WIDTH_TO_ASCII = 0xfee0;

/**
 * Returns a number, an address or a code in the characters that machines read: without invisible marks, with the digits of
 * every script and full-width characters as those of ASCII.
 */
export function asciiForm(text: string): string {
  return withoutMarksAndJoiners(text)
    .replace(/[\uFF01-\uFF5E]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_TO_ASCII))
    .replace(/\u3000/g, " ")
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

/** Returns the value of a digit: Unicode lists those of a script as one row, or several rows, of ten from zero on. */
function valueOf(code: number): number {
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}
