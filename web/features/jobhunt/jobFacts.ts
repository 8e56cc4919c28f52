/** The facts of the job in a hunt's captured advert; null where the advert has none. */
export interface JobOfAdvert {
  readonly jobTitle: string | null;
  readonly companyName: string | null;
  readonly location: string | null;
  readonly applicationDeadline: string | null;
}

/** One fact of a job: its kind, and its whole text. */
export interface JobFact {
  readonly kind: "name" | "job" | "place" | "deadline";
  readonly text: string;
  /** The employer, said after the title of a job; null where it is not known, or the text says it already. */
  readonly employer: string | null;
}

/** A hunt, and the heading of its card. */
interface Headed {
  readonly name: string;
  /** The name, cut where it is long. */
  readonly heading: string;
  /** The name of the employer, where it is known. */
  readonly employer: string | null;
}

/**
 * Returns the facts for the line below the heading of an open card, each whole and once: title and employer, place, and
 * a deadline that is not a day. The name of the hunt is included only where the heading cuts it, and it says more.
 */
export function jobFacts(hunt: Headed, job: JobOfAdvert | null): readonly JobFact[] {
  const { name } = hunt;
  const isCut = hunt.heading !== name;
  const title = job?.jobTitle ?? null;
  const employer = hunt.employer ?? job?.companyName ?? null;
  const isSaid = saysEmployer(name, employer);
  const isNamed = title === null || title === name || (isSaid && name.startsWith(title));
  const facts: JobFact[] = [];
  const add = (kind: JobFact["kind"], text: string | null, at: string | null = null): void => {
    if (text !== null) facts.push({ kind, text, employer: at });
  };
  if (isNamed && isCut) add("job", name, isSaid ? null : employer);
  else if (isNamed) add("job", isSaid ? null : employer);
  else {
    add("name", isCut && !saysAll(`${title} ${employer ?? ""}`, name) ? name : null);
    add("job", title, employer);
  }
  add("place", job?.location ?? null);
  const deadline = job?.applicationDeadline ?? null;
  // A deadline that is a day is one of the hunt's days.
  add("deadline", deadline !== null && dayOf(deadline) === null ? deadline : null);
  return facts;
}

/** Returns the date of a deadline; null where it is another text, which is shown as written. */
export function dayOf(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text) ? null : day;
}

function saysEmployer(name: string, employer: string | null): boolean {
  return employer !== null && name.toLocaleLowerCase().includes(employer.toLocaleLowerCase());
}

/** Returns whether a text has all words of a name. */
function saysAll(text: string, name: string): boolean {
  const said = new Set(wordsOf(text));
  return wordsOf(name).every((word) => said.has(word));
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
