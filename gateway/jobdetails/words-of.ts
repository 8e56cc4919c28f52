import { foldCharacters } from "../platform/fold-text.js";

/**
 * Returns the folded words of a text, one space between; plus and number signs stay, because they distinguish C++ from
 * C#.
 */
export function wordsOf(text: string | null | undefined, without?: RegExp): string {
  const folded = foldCharacters((text ?? "").normalize("NFKC"));
  return (without === undefined ? folded : folded.replace(without, " ")).replace(/[^\p{L}\p{N}\p{M}+#]+/gu, " ").trim();
}
