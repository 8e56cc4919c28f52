/** Returns the text in lower case and without accents, for comparison with another folded text. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
