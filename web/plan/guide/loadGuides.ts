import { loadPart } from "../../lib/release.js";
import { formatTag, locales } from "../../locales/locales.js";
import type { Guides, Translated } from "./guide.js";
import type { guides as english } from "./guides/en/guides.js";
import type { Letter, LetterWords } from "./letter.js";

/** The guides of a language: the steps, parts, texts and checks of the English ones, in other words. */
export type GuideTranslation = Translated<typeof english>;

/** Guides, and the language that they are written in. */
export interface LoadedGuides {
  readonly guides: Guides;
  /** The tag of their language, for `lang`; not always the language that was asked for. */
  readonly language: string;
  /** How texts in that language are written. */
  readonly letter: Letter;
}

const FIRST_LANGUAGE = "en";

type Load = () => Promise<{ readonly guides: GuideTranslation; readonly letterWords: LetterWords }>;

/** The languages that have guides. A new one is a folder beside `en` and a row; what it lacks does not compile. */
const languages: Readonly<Record<string, Load>> = {
  en: () => import("./guides/en/guides.js"),
  de: () => import("./guides/de/guides.js"),
  fr: () => import("./guides/fr/guides.js"),
  es: () => import("./guides/es/guides.js"),
  ar: () => import("./guides/ar/guides.js"),
};

/** The tags of the languages that texts can be written in. */
export const guideLanguages: readonly string[] = Object.keys(languages);

/**
 * Loads the guides in a language by its tag, such as `de-AT`; in English where there are none in that language. `wanted` are
 * the languages of the browser, whose region dates follow.
 */
export async function loadGuides(locale: string, wanted: readonly string[] = []): Promise<LoadedGuides> {
  const base = locale.split("-")[0] ?? "";
  const language = Object.hasOwn(languages, base) ? base : FIRST_LANGUAGE;
  const load = languages[language] ?? ((): ReturnType<Load> => import("./guides/en/guides.js"));
  const { guides, letterWords: words } = await loadPart(load);
  const direction = locales[language]?.direction ?? "ltr";
  return { guides, language, letter: { words, direction, dateTag: formatTag(language, wanted) } };
}
