import type { JobRecord } from "./record.js";

/** The jobs that a feed or the data of a page describes, of several. */
export interface JobList {
  /** Two or more, in their order; none where there is one. */
  readonly jobs: readonly JobRecord[];
  /** The index of the one that is read unless another is asked for; null where it is none of them alone. */
  readonly read: number | null;
}

/** Of one job. */
export const NO_LIST: JobList = { jobs: [], read: null };
