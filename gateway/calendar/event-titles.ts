import { AppointmentRound } from "../appointment/appointment-enums.js";
import type { Appointment } from "../appointment/appointment.entity.js";
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
  return titleOf(TITLES.get(language)?.get(key) ?? key, job, language);
}

/** Returns the title of the event of an appointment in a language, in its own words where it has them. */
export function appointmentTitle(
  appointment: Pick<Appointment, "round" | "roundNumber" | "roundName" | "cancelledBy">,
  job: string | null,
  language: CalendarLanguage,
): string {
  const { cancelled, colon } = EVENT_WORDS[language];
  const title = titleOf(roundOf(appointment, language), job, language);
  return appointment.cancelledBy === null ? title : joined([cancelled, title], colon);
}

/** Returns how an appointment takes place, with its address and telephone number, each on a line of its own. */
export function appointmentDescription(
  { kind, url, phone }: Pick<Appointment, "kind" | "url" | "phone">,
  language: CalendarLanguage,
): string {
  const { kinds, direction } = EVENT_WORDS[language];
  // The groups of a number change places in a text from right to left.
  const number = phone === null || direction === "ltr" ? phone : `\u2066${phone}\u2069`;
  return joined([kinds[kind], url, number], "\n");
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
export function neutralJob(named: NamedJob, language: CalendarLanguage): string | null {
  return isolated(neutralText(named.advert.jobTitle, named), language);
}

/** Returns a text; null unless the employer is known and no word of the text is one of the employer's or agency's name. */
export function neutralText(text: string | null, { advert, linkedCompanies }: NamedJob): string | null {
  const named = wordsOf(joined([advert.companyName, advert.recruitmentAgency], " "));
  if (text === null || named.size === 0) return null;
  const employer = new Set([...named, ...wordsOf(linkedCompanies ?? "")]);
  return [...wordsOf(text)].some((word) => employer.has(word)) ? null : text;
}

function roundOf(
  { round, roundNumber, roundName }: Pick<Appointment, "round" | "roundNumber" | "roundName">,
  language: CalendarLanguage,
): string {
  const { rounds, numbered } = EVENT_WORDS[language];
  if (round === AppointmentRound.INTERVIEW && roundNumber !== null) {
    return numbered.replace("{number}", String(roundNumber));
  }
  return isolated(roundName, language) ?? rounds[round];
}

function titleOf(title: string, job: string | null, language: CalendarLanguage): string {
  return joined([title, job], /[?؟]$/.test(title) ? " " : EVENT_WORDS[language].colon);
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
