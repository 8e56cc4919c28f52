/** Returns the text in lower case and without accents, as the words of dates are written (dateWords.ts): a letter for a letter. */
export function foldDates(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
