/**
 * Returns a text in lower case and without accents, with figures and apostrophes of ASCII, as days and times are read in what
 * somebody writes. Its length may differ.
 */
export function foldDates(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[‘’]/g, "'")
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .toLowerCase();
}
