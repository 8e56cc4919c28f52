import { StepName, StepStatus } from "./workflow.js";

/** Who set the day of a step. */
export enum DueSetBy {
  RULE = "RULE",
  PERSON = "PERSON",
}

/** The step of the journal: it is asked for every week, also when it was done before. */
export const WEEKLY_STEP = StepName.JOURNAL_YOUR_JOB_HUNT;

/** Returns whether a step of this status is still to be done. */
export function isOpenStatus(status: StepStatus): boolean {
  return status === StepStatus.INACTIVE || status === StepStatus.ACTIVE;
}
