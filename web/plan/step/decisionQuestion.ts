import type { Day } from "../../lib/days.js";
import type { StepName } from "../../schema.generated.js";
import { defineQuestion, type OpenQuestion, type Unanswered } from "./defineQuestion.js";

/** The step whose Done asks whether its person applies. */
export const DECIDE_STEP: StepName = "DECIDE_ON_JOB";

/**
 * What became of the question: its person applies, does not, or decides later; or there is nothing to decide any more, and
 * the step is to be done without it.
 */
type Decided = "APPLIED" | "NOT_APPLIED" | "POSTPONED" | "WITHOUT";

/** What became of the question, also where it was not answered. */
export type DecisionAnswer = Decided | Unanswered;

interface DecisionSubject {
  readonly jobHuntId: string;
  /** True: the person has said no already, and is asked why. */
  readonly isNo: boolean;
  /** The day for which the decision is planned, where the question was asked; null: none, or it is not known there. */
  readonly dueOn: Day | null;
}

/** The question whether somebody applies for the job of a hunt, while it is open. */
export type DecisionQuestion = OpenQuestion<DecisionSubject, Decided>;

const place = defineQuestion<DecisionSubject, Decided>();

/** Asks whether somebody applies for the job of a hunt, and resolves with what became of the question. */
export function askWhetherToApply(
  jobHuntId: string,
  { isNo = false, dueOn = null }: Partial<Pick<DecisionSubject, "isNo" | "dueOn">> = {},
): Promise<DecisionAnswer> {
  return place.ask({ jobHuntId, isNo, dueOn });
}

/** Returns the question that is open; null when there is none. */
export const useDecisionQuestion = place.useQuestion;

/** Returns the question that is open; null when there is none. */
export const readDecisionQuestion = place.read;
