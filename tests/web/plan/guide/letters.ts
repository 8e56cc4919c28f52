import { formatTag } from "../../../../web/locales/locales.js";
import type { Letter } from "../../../../web/plan/guide/letter.js";
import { guideLanguages, loadGuides } from "../../../../web/plan/guide/loadGuides.js";

const loaded = await Promise.all(guideLanguages.map((tag) => loadGuides(tag)));
const letters = new Map(loaded.map(({ language, letter }) => [language, letter]));

/** Returns how letters in a language are written, for a browser with some languages. */
export function letterIn(language: string, wanted: readonly string[] = []): Letter {
  const letter = letters.get(language);
  if (letter === undefined) throw new Error(`There are no guides in ${language}.`);
  return { ...letter, dateTag: formatTag(language, wanted) };
}
