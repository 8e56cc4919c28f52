import { useLocalStorageState } from "../../lib/localStorageState.js";
import { isAddress } from "./advert.js";
import { isBlank, type DraftAction, type JobDraft } from "./jobDraft.js";
import { noteLeftJobs, useLeftJobs } from "./leftJobs.js";
import type { SeveralJobs } from "./severalJobs.js";
import type { Extract } from "./useExtract.js";

/** The choice among the jobs of a page. */
interface JobsOfPage {
  /** The jobs to choose from; null: there is nothing to choose. */
  readonly jobs: SeveralJobs | null;
  /** They are those that the last capture left, offered in an empty form. */
  readonly isLeft: boolean;
  readonly choose: (at: number) => void;
  /** Says that they are one job, or that none of those left is wanted. */
  readonly none: () => void;
  /** Reads the advert in the box again: where it is the part of a page about one job, from the page. */
  readonly readAgain: () => void;
}

interface Options {
  readonly draft: JobDraft;
  readonly change: (action: DraftAction) => void;
  readonly extract: Extract["extract"];
  /** The form is one for a new hunt, which may go on with another job of the page. */
  readonly isNew: boolean;
}

/** Returns the jobs of the page that a form is about, of which one at a time is read. */
export function useJobsOfPage({ draft, change, extract, isNew }: Options): JobsOfPage {
  const [modelReads = false] = useLocalStorageState("modelReadsPasted");
  const left = useLeftJobs();
  const isLeft = draft.jobs === null && isNew && isBlank(draft);
  const several = draft.jobs?.isOne === true ? null : draft.jobs;
  const jobs = isLeft ? left : several;
  const choose = (at: number): void => {
    if (jobs === null) return;
    // What is known of the page stays when it is read.
    if (isLeft) change({ type: "jobs", jobs });
    void extract(jobs.source, modelReads ? "MODEL" : "RULES", at);
  };
  const none = (): void => {
    if (jobs === null) return;
    if (isLeft) {
      noteLeftJobs(null);
      return;
    }
    change({ type: "jobs", jobs: { ...jobs, isOne: true } });
    // Only a part of the words is in the box.
    if (jobs.read !== null && !isAddress(jobs.source)) void extract(jobs.source, modelReads ? "MODEL" : "RULES");
  };
  const readAgain = (): void => {
    const isPart = draft.jobs?.isOne === false && draft.jobs.read !== null && draft.advert === draft.readText;
    if (isPart) void extract(draft.jobs.source, "MODEL", draft.jobs.read);
    else void extract(draft.advert);
  };
  return { jobs, isLeft: isLeft && jobs !== null, choose, none, readAgain };
}
