import { STEP_NAMES } from "../jobhunt/step-names.generated.js";
import { invalid } from "../platform/validation.js";

/** A language of the titles in a calendar, as a tag: those of the interface. */
export type CalendarLanguage = keyof typeof STEP_NAMES;

/** Every such language. */
export const CALENDAR_LANGUAGES = Object.keys(STEP_NAMES) as readonly CalendarLanguage[]; // typed as string[]

/** These languages in the words of a description. */
export const LANGUAGE_LIST = CALENDAR_LANGUAGES.map((tag) => `\`${tag}\``).join(", ");

/** The language of a calendar that was given none, and of one whose language a release does not have. */
export const DEFAULT_LANGUAGE: CalendarLanguage = "en";

/** Returns the name of a language in that language. */
export function languageName(language: CalendarLanguage): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/** Returns a language that is stored; the default where this release does not have it. */
export function knownLanguage(language: string): CalendarLanguage {
  return CALENDAR_LANGUAGES.find((one) => one === language) ?? DEFAULT_LANGUAGE;
}

/** Returns a language that a caller sent; null: none. Throws VALIDATION when it is not offered. */
export function checkLanguage(language: string | null | undefined): CalendarLanguage | null {
  if (language == null) return null;
  const offered = CALENDAR_LANGUAGES.find((one) => one === language);
  if (offered !== undefined) return offered;
  throw invalid("language", "language", `one of ${CALENDAR_LANGUAGES.join(", ")}.`);
}
