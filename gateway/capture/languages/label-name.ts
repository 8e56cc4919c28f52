import { fold } from "./fold.js";
import type { Lexicon } from "./lexicon.js";
import type { LabelName } from "./pack.js";

const LABEL_MAX = 45;

/** Returns true when a few words are a known label, with or without a colon. */
export function isLabel(text: string, lexicon: Lexicon): boolean {
  return labelName(text, lexicon) !== null;
}

/** Returns the label that a few words form; null when they form none. */
export function labelName(text: string, lexicon: Lexicon): LabelName | null {
  if (text.length > LABEL_MAX) return null;
  const label = fold(text)
    .replace(/^[^\p{L}#]+|[\s:.*#?(]+$/gu, "")
    .replace(/\s*\((?:m|w|f|h|d|x|[^)]{1,12})\)$/u, "")
    .replace(/\s+/g, " ");
  return label === "" ? null : (lexicon.labels.find(label) ?? null);
}
