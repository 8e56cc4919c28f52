import { StepName, StepStatus } from "./workflow.js";

/** Who set the day of a step. */
export enum DueSetBy {
  RULE = "RULE",
  PERSON = "PERSON",
}

/** The step of the journal: it is asked for every week, also when it was done before. */
export const WEEKLY_STEP = StepName.JOURNAL_YOUR_JOB_HUNT;

/** The steps in which a person prepares for an appointment, and the step of its day, in their order. */
export const PREPARATION_STEPS = [
  StepName.UNDERSTANDING_THE_INTERVIEW,
  StepName.RESEARCH_FOR_THE_INTERVIEW,
  StepName.PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE,
  StepName.PREPARE_1_DAY_BEFORE,
  StepName.DAY_OF_THE_INTERVIEW,
] as const;

/** Returns whether a step of this status is still to be done. */
export function isOpenStatus(status: StepStatus): boolean {
  return status === StepStatus.INACTIVE || status === StepStatus.ACTIVE;
}
