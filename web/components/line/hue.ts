import type { PhaseName, StepStatus } from "../../operations.generated.js";
import type { Hue } from "../../tokens.js";

/** The four phases in the order a hunt moves through them (spec 4). */
export const PHASES: readonly PhaseName[] = ["PREPARING", "APPLYING", "INTERVIEWING", "ACCEPTING"];

/** Gives each phase its hue (spec 9). */
export const phaseHue: Readonly<Record<PhaseName, Hue>> = {
  PREPARING: "preparing",
  APPLYING: "applying",
  INTERVIEWING: "interviewing",
  ACCEPTING: "accepting",
};

/** Gives each step status its hue (spec 9); a skipped step is quiet, like an inactive one. */
export const statusHue: Readonly<Record<StepStatus, Hue>> = {
  INACTIVE: "inactive",
  ACTIVE: "active",
  DONE: "done",
  NOT_DONE: "notdone",
  SKIPPED: "inactive",
};

/** Names the class that binds `--fill`, `--on`, `--tint` and `--ink` to the hue for an element and everything in it. */
export function hueClass(hue: Hue): string {
  return `hue-${hue}`;
}

/** Tells which phase follows, or null after the last one. */
export function phaseAfter(phase: PhaseName): PhaseName | null {
  return PHASES[PHASES.indexOf(phase) + 1] ?? null;
}
