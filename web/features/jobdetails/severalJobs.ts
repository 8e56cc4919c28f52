import type { JobDetails_ExtractionFragment } from "./jobdetails.generated.js";

type Posting = JobDetails_ExtractionFragment["postings"][number];

/** The jobs of an advert that holds several. */
export interface SeveralJobs {
  /** The advert as it was pasted: its words, or its address. */
  readonly source: string;
  /** Two or more, in the order of the advert; a job is chosen by its index. */
  readonly postings: readonly Pick<Posting, "title" | "place">[];
  /** The job that the form is about; null: all of them were read as one. */
  readonly read: number | null;
  /** The jobs that were captured already. */
  readonly taken: readonly number[];
  /** The person said that it is one job, so that nothing is asked. */
  readonly isOne: boolean;
}

/** Returns the jobs after an advert was read; null where it holds one. What was said of the same advert before stays. */
export function jobsRead(before: SeveralJobs | null, postings: readonly Posting[], source: string): SeveralJobs | null {
  if (postings.length === 0) return null;
  const { taken, isOne } = before?.source === source ? before : { taken: [], isOne: false };
  const read = postings.findIndex(({ isRead }) => isRead);
  return {
    source,
    postings: postings.map(({ title, place }) => ({ title, place })),
    read: read < 0 ? null : read,
    taken,
    isOne,
  };
}

/** Returns the jobs after the one in the form was captured; null where no other one is left. */
export function jobsLeft(jobs: SeveralJobs | null): SeveralJobs | null {
  if (jobs === null || jobs.isOne || jobs.read === null) return null;
  const taken = [...new Set([...jobs.taken, jobs.read])];
  return taken.length < jobs.postings.length ? { ...jobs, read: null, taken } : null;
}

/** Returns whether a stored value has the shape of the jobs of an advert. */
export function isSeveralJobs(value: unknown): value is SeveralJobs {
  if (!isRecord(value)) return false;
  const { source, postings, read, taken, isOne } = value;
  return (
    typeof source === "string" &&
    typeof isOne === "boolean" &&
    (read === null || typeof read === "number") &&
    Array.isArray(taken) &&
    taken.every((at) => typeof at === "number") &&
    Array.isArray(postings) &&
    postings.every((posting: unknown) => isPosting(posting))
  );
}

function isPosting(value: unknown): boolean {
  return (
    isRecord(value) && typeof value.title === "string" && (value.place === null || typeof value.place === "string")
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
