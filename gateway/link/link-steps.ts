import { stepDefinition, type StepName } from "../jobhunt/workflow.js";
import { stepAt } from "../jobhunt/step-at.js";

/** Returns the name of the step that a link stores as a number; null for a link to the hunt as a whole. */
export function stepNameOf(number: number | null): StepName | null {
  return number === null ? null : (stepAt(number)?.name ?? null);
}

/** Returns the number under which a link stores a step; null for the hunt as a whole. */
export function stepNumberOf(name: StepName | null | undefined): number | null {
  return name == null ? null : stepDefinition(name).number;
}
