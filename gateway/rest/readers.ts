import type { Page } from "../database/page.js";
import type { PhaseName } from "../jobhunt/workflow.js";

/** A step of a hunt, as the paths answer with it. */
export interface StepData {
  readonly number: number;
  readonly key: string;
  readonly status: string;
}

/** A hunt, as the paths answer with it. */
export interface JobHuntData {
  readonly id: string;
  readonly name: string;
  readonly jobId: string | null;
  readonly applicationId: string | null;
  readonly noteGuid: string;
  readonly status: string;
  readonly currentPhase: string;
  readonly phases: readonly { readonly name: string; readonly steps: readonly StepData[] }[];
  readonly wholeHuntSteps: readonly StepData[];
}

/** A page of hunts, and where it begins; null: anywhere. */
interface HuntsAsked {
  readonly first: number;
  readonly after: string | null;
  readonly where: { readonly phase: PhaseName | null };
}

/** What a row may read without an operation. */
export interface Readers {
  readonly jobHuntReader: {
    readonly listStatuses: (ownerId: string, asked: HuntsAsked) => Promise<Page<JobHuntData>>;
  };
}
