import { cs } from "./cs.js";
import { da } from "./da.js";
import { de } from "./de.js";
import { en } from "./en.js";
import { es } from "./es.js";
import { fi } from "./fi.js";
import { fr } from "./fr.js";
import { it } from "./it.js";
import { nl } from "./nl.js";
import { no } from "./no.js";
import type { LanguagePack } from "./pack.js";
import { pl } from "./pl.js";
import { pt } from "./pt.js";
import { sv } from "./sv.js";
import { fold } from "./fold.js";

/** The languages of the rules; a new language is added here, with a file of its own. */
export const LANGUAGES: readonly LanguagePack[] = [en, de, fr, es, nl, it, pt, cs, sv, no, da, pl, fi];

/** Returns the pack of a language; null for an unknown one. */
export function packOf(language: string | null): LanguagePack | null {
  return LANGUAGES.find(({ code }) => code === language) ?? null;
}

const SAMPLE = 6_000;
// A word that several languages share is weak evidence for each of them.
const sharedBy = new Map<string, number>();
for (const pack of LANGUAGES)
  for (const word of new Set(words(fold(pack.stopWords)))) sharedBy.set(word, (sharedBy.get(word) ?? 0) + 1);
const wordsByLanguage = LANGUAGES.map((pack) => ({
  code: pack.code,
  telling: pack.telling.split(" ").filter(Boolean),
  words: new Set(words(fold(pack.stopWords))),
}));

/** Recognises a text's language by its small words; null when no language is clearly ahead. */
export function detectLanguage(text: string, hint: string | null = null): string | null {
  const sample = words(fold(text.slice(0, SAMPLE)));
  let best: { code: string; score: number } | null = null;
  const plain = text.slice(0, SAMPLE).toLowerCase();
  for (const { code, words: known, telling } of wordsByLanguage) {
    const hits = sample.reduce(
      (count, word) => count + (known.has(word) ? 1 / Math.sqrt(sharedBy.get(word) ?? 1) : 0),
      0,
    );
    const letters = telling.reduce((count, part) => count + plain.split(part).length - 1, 0);
    const score =
      Math.min((letters / Math.max(plain.length, 60)) * 2, 0.06) +
      hits / Math.max(sample.length, 8) +
      (hint !== null && hint.toLowerCase().startsWith(code) ? 0.04 : 0);
    if (best === null || score > best.score) best = { code, score };
  }
  return best !== null && best.score >= 0.06 ? best.code : null;
}

function words(text: string): string[] {
  return text.split(/[^\p{L}]+/u).filter((word) => word !== "");
}
