import { STEPS, type StepDefinition } from "./workflow.js";

const STEP_BY_NUMBER = new Map(STEPS.map((definition) => [definition.number, definition]));

/** Returns the catalogue's entry of the step that is stored under a number; null when there is none. */
export function stepAt(number: number): StepDefinition | null {
  return STEP_BY_NUMBER.get(number) ?? null;
}
