import type { Letter, LetterWords } from "../../../../web/plan/guide/letter.js";
import { letterWords as ar } from "../../../../web/plan/guide/guides/ar/letterWords.js";
import { letterWords as de } from "../../../../web/plan/guide/guides/de/letterWords.js";
import { letterWords as en } from "../../../../web/plan/guide/guides/en/letterWords.js";
import { letterWords as es } from "../../../../web/plan/guide/guides/es/letterWords.js";
import { letterWords as fr } from "../../../../web/plan/guide/guides/fr/letterWords.js";
import { formatTag, locales } from "../../../../web/locales/locales.js";

const WORDS = { en, de, fr, es, ar } as const satisfies Record<string, LetterWords>;

/** A language of letters. */
export type LetterLanguage = keyof typeof WORDS;

/** Returns how letters in a language are written, for a browser with some languages. */
export function letterIn(language: LetterLanguage, wanted: readonly string[] = []): Letter {
  const direction = locales[language]?.direction ?? "ltr";
  return { words: WORDS[language], direction, dateTag: formatTag(language, wanted) };
}
