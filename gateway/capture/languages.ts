import { cs } from "./languages/cs.js";
import { da } from "./languages/da.js";
import { de } from "./languages/de.js";
import { en } from "./languages/en.js";
import { es } from "./languages/es.js";
import { fi } from "./languages/fi.js";
import { fr } from "./languages/fr.js";
import { it } from "./languages/it.js";
import { nl } from "./languages/nl.js";
import { no } from "./languages/no.js";
import type { LanguagePack } from "./languages/pack.js";
import { pl } from "./languages/pl.js";
import { pt } from "./languages/pt.js";
import { sv } from "./languages/sv.js";
import { fold } from "./fold.js";

/** The languages the rules know; adding one is adding its file here. */
export const LANGUAGES: readonly LanguagePack[] = [en, de, fr, es, nl, it, pt, cs, sv, no, da, pl, fi];

const SAMPLE = 6_000;
// A word that several languages share says little about any of them.
const sharedBy = new Map<string, number>();
for (const pack of LANGUAGES)
  for (const word of new Set(words(fold(pack.stopWords)))) sharedBy.set(word, (sharedBy.get(word) ?? 0) + 1);
const wordsByLanguage = LANGUAGES.map((pack) => ({
  code: pack.code,
  telling: pack.telling.split(" ").filter(Boolean),
  words: new Set(words(fold(pack.stopWords))),
}));

/** Recognises a text's language by its small words; null when no language stands out. */
export function detectLanguage(text: string, hint: string | null = null): string | null {
  const sample = words(fold(text.slice(0, SAMPLE)));
  let best: { code: string; score: number } | null = null;
  const plain = text.slice(0, SAMPLE).toLowerCase();
  for (const { code, words: known, telling } of wordsByLanguage) {
    const hits = sample.reduce(
      (count, word) => count + (known.has(word) ? 1 / Math.sqrt(sharedBy.get(word) ?? 1) : 0),
      0,
    );
    const told = telling.reduce((count, part) => count + plain.split(part).length - 1, 0);
    const score =
      Math.min((told / Math.max(plain.length, 60)) * 2, 0.06) +
      hits / Math.max(sample.length, 8) +
      (hint !== null && hint.toLowerCase().startsWith(code) ? 0.04 : 0);
    if (best === null || score > best.score) best = { code, score };
  }
  return best !== null && best.score >= 0.06 ? best.code : null;
}

function words(text: string): string[] {
  return text.split(/[^\p{L}]+/u).filter((word) => word !== "");
}
