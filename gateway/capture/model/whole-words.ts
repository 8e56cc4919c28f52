import type { TextRange } from "../../platform/text-range.js";

/** Scripts that write no spaces between words. */
const WITHOUT_SPACES = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");
const PART = String.raw`(?![${WITHOUT_SPACES}])[\p{L}\p{N}\p{M}_]`;
/** Places between two characters of one word, or of one number ("50.000", "50 000"). */
const INSIDE = new RegExp(
  [
    `(?<=${PART})(?=${PART})`,
    String.raw`(?<=\d[.,'’])(?=\d)`,
    String.raw`(?<=\d)(?=[.,'’]\d)`,
    String.raw`(?<=(?<!\d)\d{1,3})(?= \d{3}(?!\d))`,
    String.raw`(?<=(?<!\d)\d{1,3} )(?=\d{3}(?!\d))`,
  ].join("|"),
  "uy",
);

/** Returns where words occur first in a text without beginning or ending inside a word or a number; null: nowhere. */
export function findWholeWords(text: string, words: string): TextRange | null {
  for (let start = text.indexOf(words); start !== -1; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    if (!isInside(text, start) && !isInside(text, end)) return { start, end };
  }
  return null;
}

function isInside(text: string, at: number): boolean {
  INSIDE.lastIndex = at;
  return INSIDE.test(text);
}
