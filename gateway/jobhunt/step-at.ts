import { STEPS, type StepDefinition, type StepName } from "./workflow.js";

const STEP_BY_NUMBER = new Map(STEPS.map((definition) => [definition.number, definition]));

/** Returns the catalogue's entry of the step that is stored under a number; null when there is none. */
export function stepAt(number: number): StepDefinition | null {
  return STEP_BY_NUMBER.get(number) ?? null;
}

/** Returns the name of the step that is stored under a number. Throws when there is none. */
export function stepNamed(number: number): StepName {
  const step = stepAt(number);
  if (step === null) throw new Error(`No step has the number ${number}.`);
  return step.name;
}
