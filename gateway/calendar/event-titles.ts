import type { JobFields } from "../jobdetails/job-data.js";
import { STEP_NAMES } from "../jobhunt/step-names.generated.js";
import { STEPS } from "../jobhunt/workflow.js";
import { CALENDAR_LANGUAGES, type CalendarLanguage } from "./calendar-language.js";
import { EVENT_WORDS } from "./event-words.js";

/** What names the job of a hunt. */
export interface NamedJob {
  /** The name of the hunt. */
  readonly jobHunt: string;
  readonly advert: Pick<JobFields, "jobTitle" | "companyName" | "recruitmentAgency">;
  /** The names of the companies that are linked to the hunt, in one text; null: none is. */
  readonly linkedCompanies: string | null;
}

/** The titles of all events without their job, by the language, and by the day or the number of the step. */
const TITLES: ReadonlyMap<CalendarLanguage, ReadonlyMap<string, string>> = new Map(
  CALENDAR_LANGUAGES.map((language) => [language, titlesIn(language)] as const),
);

/** A letter of a word that is written from left to right. */
const LEFT_TO_RIGHT = /(?![\p{Script=Arabic}\p{Script=Hebrew}])\p{L}/u;

/** Returns the title of an event in a language; `key` is a day, or the number of a step. */
export function eventTitle(key: string, job: string | null, language: CalendarLanguage): string {
  const title = TITLES.get(language)?.get(key) ?? key;
  return joined([title, job], /[?؟]$/.test(title) ? " " : EVENT_WORDS[language].colon);
}

/** Returns the job of a hunt with its employer; the hunt's own name stands for a title that is not known. */
export function jobWithEmployer(
  { jobHunt, advert: { jobTitle, companyName } }: NamedJob,
  language: CalendarLanguage,
): string {
  const names = [jobTitle ?? jobHunt, companyName].map((name) => isolated(name, language));
  return joined(names, EVENT_WORDS[language].comma);
}

/**
 * Returns the title of the job without its employer. Null where they cannot be separated: people name their hunts after
 * the employer, and an advert whose employer is not known may have it in its title.
 */
export function neutralJob({ advert, linkedCompanies }: NamedJob, language: CalendarLanguage): string | null {
  const { jobTitle, companyName, recruitmentAgency } = advert;
  const named = wordsOf(joined([companyName, recruitmentAgency], " "));
  if (jobTitle === null || named.size === 0) return null;
  const employer = new Set([...named, ...wordsOf(linkedCompanies ?? "")]);
  return [...wordsOf(jobTitle)].some((word) => employer.has(word)) ? null : isolated(jobTitle, language);
}

function titlesIn(language: CalendarLanguage): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(EVENT_WORDS[language].days),
    ...STEPS.map(({ number, name }) => [String(number), STEP_NAMES[language][name]] as const),
  ]);
}

/** Keeps a name that is written from left to right in one piece inside a title that is not. */
function isolated(name: string | null, language: CalendarLanguage): string | null {
  if (name === null || EVENT_WORDS[language].direction === "ltr" || !LEFT_TO_RIGHT.test(name)) return name;
  return `\u2068${name}\u2069`;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
}

function joined(parts: readonly (string | null)[], between: string): string {
  return parts.filter((part) => part !== null).join(between);
}
