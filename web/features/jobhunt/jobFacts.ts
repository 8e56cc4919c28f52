/** The facts of the job in a hunt's captured advert; null where the advert has none. */
export interface JobOfAdvert {
  readonly jobTitle: string | null;
  readonly companyName: string | null;
  readonly location: string | null;
  readonly applicationDeadline: string | null;
}

/** One fact of a job: its kind, and its whole text. */
export interface JobFact {
  readonly kind: "name" | "title" | "employer" | "place" | "deadline";
  readonly text: string;
}

/** The name of a hunt and the heading of its card. */
interface Headed {
  readonly name: string;
  /** The name, cut where it is long. */
  readonly heading: string;
}

/**
 * Returns the facts for the line below the heading of an open card, each whole and once. The name of the hunt is
 * included only where the heading cuts it and it is not the title of the job.
 */
export function jobFacts({ name, heading }: Headed, job: JobOfAdvert | null): readonly JobFact[] {
  const isCut = heading !== name;
  const title = job?.jobTitle ?? null;
  const facts: readonly (readonly [JobFact["kind"], string | null])[] = [
    ["name", isCut && name !== title ? name : null],
    ["title", !isCut && name === title ? null : title],
    ["employer", job?.companyName ?? null],
    ["place", job?.location ?? null],
    ["deadline", job?.applicationDeadline ?? null],
  ];
  return facts.flatMap(([kind, text]) => (text === null ? [] : [{ kind, text }]));
}

/** Returns the date of a deadline; null where it is another text, which is shown as written. */
export function dayOf(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text) ? null : day;
}
