import { stepKey } from "../../lib/paths.js";
import { stepNames } from "../../components/line/stepMessages.js";
import type { StepName } from "../../schema.generated.js";

/** The step that a screen was opened for, and its hunt. */
export interface OpenedStep {
  readonly step: StepName;
  readonly jobHuntId: string;
}

// The names are the keys of that same table.
const steps = new Map((Object.keys(stepNames) as StepName[]).map((step) => [stepKey(step), step] as const));

/** The state of the screen of a step, in the history of the browser: it survives a reload. */
export interface StepState {
  readonly step: string;
  readonly jobHuntId: string;
}

/**
 * Returns the state for the screen of a step from the state of /step, which is the key of the step, alone (spec 2) or with
 * the id of its hunt; the selected hunt counts where no other is named. Null where the step or the hunt is not known.
 */
export function stepStateOf(state: unknown, selectedId: string | undefined): StepState | null {
  const step = keyOf(state);
  const jobHuntId = textAt(state, "jobHuntId") ?? selectedId;
  return step === undefined || jobHuntId === undefined || !steps.has(step) ? null : { step, jobHuntId };
}

/** Returns the key of the step in the state of /step; undefined for none. */
export function keyOf(state: unknown): string | undefined {
  return typeof state === "string" ? state : textAt(state, "step");
}

/** Returns the step in the state of a screen; null where no step led there. */
export function openedStep(state: unknown): OpenedStep | null {
  const step = steps.get(textAt(state, "step") ?? "");
  const jobHuntId = textAt(state, "jobHuntId");
  return step === undefined || jobHuntId === undefined ? null : { step, jobHuntId };
}

function textAt(state: unknown, name: string): string | undefined {
  if (typeof state !== "object" || state === null || !(name in state)) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === "string" && value !== "" ? value : undefined;
}
