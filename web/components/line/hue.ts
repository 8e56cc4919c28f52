import type { PhaseName, StepStatus } from "../../schema.generated.js";
import type { Hue } from "../../tokens.js";

/** The four phases in the order a hunt moves through them (spec 4). */
export const PHASES: readonly PhaseName[] = ["PREPARING", "APPLYING", "INTERVIEWING", "ACCEPTING"];

/** The hue of each phase (spec 9). */
export const phaseHue: Readonly<Record<PhaseName, Hue>> = {
  PREPARING: "preparing",
  APPLYING: "applying",
  INTERVIEWING: "interviewing",
  ACCEPTING: "accepting",
};

/** The hue of each step status (spec 9); a skipped step has a neutral one, like an inactive one. */
export const statusHue: Readonly<Record<StepStatus, Hue>> = {
  INACTIVE: "inactive",
  ACTIVE: "active",
  DONE: "done",
  NOT_DONE: "notdone",
  SKIPPED: "inactive",
};

/**
 * Returns the class that binds `--fill`, `--on`, `--tint` and `--ink` to the hue for an element and its descendants.
 */
export function hueClass(hue: Hue): string {
  return `hue-${hue}`;
}

/** Returns the following phase, or null after the last one. */
export function phaseAfter(phase: PhaseName): PhaseName | null {
  return PHASES[PHASES.indexOf(phase) + 1] ?? null;
}
