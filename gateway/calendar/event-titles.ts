import type { JobFields } from "../jobdetails/job-data.js";
import { STEPS, type StepName } from "../jobhunt/workflow.js";
import type { OtherDay } from "../plan/other-day.js";

/** What names the job of a hunt. */
export interface NamedJob {
  /** The name of the hunt. */
  readonly jobHunt: string;
  readonly advert: Pick<JobFields, "jobTitle" | "companyName" | "recruitmentAgency">;
  /** The names of the companies that are linked to the hunt, in one text; null: none is. */
  readonly linkedCompanies: string | null;
}

/** The events of the days that no step has. */
const DAY_TITLES: Readonly<Record<OtherDay, string>> = {
  APPLY: "Apply by today",
  ANSWER: "Answer the offer by today",
  SIGN: "Sign the contract by today",
  MY_PROMISE: "You promised news by today",
  THEIR_PROMISE: "They promised news by today",
  AFTER_INTERVIEW: "Ask for news after the interview",
};

/** The steps whose name in words is not that of the catalogue with spaces. */
const HYPHENATED: Readonly<Partial<Record<StepName, string>>> = {
  PRE_APPLICATION_COMMUNICATIONS: "Pre-application communications",
  FIRST_FOLLOW_UP_COMMUNICATIONS: "First follow-up communications",
  SECOND_FOLLOW_UP_COMMUNICATIONS: "Second follow-up communications",
  FINAL_FOLLOW_UP_COMMUNICATIONS: "Final follow-up communications",
};

/** The titles of all events without their job, by the day or the number of the step. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(DAY_TITLES),
  ...STEPS.map(({ number, name }) => [String(number), stepTitle(name)] as const),
]);

/** Returns the name of a step in words. */
export function stepTitle(name: StepName): string {
  const words = name.toLowerCase().replaceAll("_", " ");
  return HYPHENATED[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Returns the title of an event; `key` is a day, or the number of a step. */
export function eventTitle(key: string, job: string | null): string {
  return joined([TITLES.get(key) ?? key, job], ": ");
}

/** Returns the job of a hunt with its employer; the hunt's own name stands for a title that is not known. */
export function jobWithEmployer({ jobHunt, advert: { jobTitle, companyName } }: NamedJob): string {
  return joined([jobTitle ?? jobHunt, companyName], ", ");
}

/**
 * Returns the title of the job without its employer. Null where they cannot be separated: people name their hunts after
 * the employer, and an advert whose employer is not known may have it in its title.
 */
export function neutralJob({ advert, linkedCompanies }: NamedJob): string | null {
  const { jobTitle, companyName, recruitmentAgency } = advert;
  const named = wordsOf(joined([companyName, recruitmentAgency], " "));
  if (jobTitle === null || named.size === 0) return null;
  const employer = new Set([...named, ...wordsOf(linkedCompanies ?? "")]);
  return [...wordsOf(jobTitle)].some((word) => employer.has(word)) ? null : jobTitle;
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
