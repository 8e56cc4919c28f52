import { stepNames } from "../../../components/line/stepMessages.js";
import type { Translate } from "../../../lib/useT.js";
import { DECIDE_STEP } from "../../../plan/step/decisionQuestion.js";
import type { StepName } from "../../../schema.generated.js";
import { groupMessages as messages } from "./groupMessages.js";

/** Returns the name of the row that stands for one step of several job hunts. */
export function stepsTitle(t: Translate, step: StepName, count: number): string {
  return step === DECIDE_STEP ? t(messages.decide, { count }) : t(messages.steps, { count, step: t(stepNames[step]) });
}
