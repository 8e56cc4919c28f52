import { stepDefinition, STEPS, type StepName } from "../jobhunt/workflow.js";

const NAMES = new Map(STEPS.map(({ number, name }) => [number, name]));

/** Returns the name of the step that a link stores as a number; null for a link to the hunt as a whole. */
export function stepNameOf(number: number | null): StepName | null {
  return number === null ? null : (NAMES.get(number) ?? null);
}

/** Returns the number under which a link stores a step; null for the hunt as a whole. */
export function stepNumberOf(name: StepName | null | undefined): number | null {
  return name == null ? null : stepDefinition(name).number;
}
