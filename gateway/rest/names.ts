import { PHASES, STEPS, type PhaseName, type StepName, StepStatus } from "../jobhunt/workflow.js";
import { invalid } from "../platform/validation.js";
import type { WireValue } from "./route.js";

/**
 * The spec's wire names and numbers (sections 3, 4 and 7), and their names everywhere else. Only this folder uses them.
 */

/** The numeric status codes of steps (spec 4). */
const STATUS_CODES: Readonly<Record<number, StepStatus>> = {
  1: StepStatus.ACTIVE,
  2: StepStatus.DONE,
  3: StepStatus.NOT_DONE,
  4: StepStatus.INACTIVE,
  6: StepStatus.SKIPPED,
};

/** The labels of statuses for the spec's client. */
export const STATUS_LABELS: Readonly<Record<string, string>> = {
  INACTIVE: "Inactive",
  ACTIVE: "Active",
  DONE: "Done",
  NOT_DONE: "Not Done",
  // The spec's client has four labels; a step that was set aside has that of one that is not done.
  SKIPPED: "Not Done",
};

/** Returns the label of a step's status for the spec's client. */
export function statusLabel(status: string): string {
  return STATUS_LABELS[status] ?? status;
}

/** Returns the wire name of a phase, such as `phase.preparing`. */
export function phaseKey(phase: string): string {
  return `phase.${phase.toLowerCase()}`;
}

/** The wire names of the phases, in their order. */
export const PHASE_KEYS: readonly string[] = PHASES.map(({ name }) => phaseKey(name));

/** Every spelling of a phase that a request may use; the case does not matter. */
export const PHASE_FORMS: readonly (string | number)[] = PHASES.flatMap(({ name, stage }) => [
  name.toLowerCase(),
  phaseKey(name),
  stage,
  String(stage),
]);

/** The keys of the steps. */
export const STEP_KEYS: readonly string[] = STEPS.map(({ key }) => key);

/** The status codes that a request may set. */
export const STATUS_FORMS: readonly (string | number)[] = Object.keys(STATUS_CODES).flatMap((code) => [
  Number(code),
  code,
]);

/**
 * Reads a phase from `preparing`, `phase.preparing` or its stage id; null for absent, empty, `all` or `phase.all`.
 * Throws VALIDATION.
 */
export function readPhase(value: WireValue): PhaseName | null {
  const text =
    value == null
      ? ""
      : String(value)
          .trim()
          .toLowerCase()
          .replace(/^phase\./, "");
  if (text === "" || text === "all") return null;
  const phase = PHASES.find(({ name, stage }) => name.toLowerCase() === text || String(stage) === text);
  if (phase === undefined)
    throw invalid(
      "phase",
      "enum",
      `one of ${PHASES.map(({ name, stage }) => `${name.toLowerCase()} (${stage})`).join(", ")}.`,
    );
  return phase.name;
}

/** Reads a step from its number or its key. Throws VALIDATION. */
export function readStep(value: WireValue): StepName {
  const text = String(value ?? "").trim();
  const step = STEPS.find(({ number, key, name }) => String(number) === text || key === text || String(name) === text);
  if (step === undefined)
    throw invalid(
      "stepId",
      "enum",
      `a step number from 1 to ${STEPS.length}, or a step's key such as capture_job_details.`,
    );
  return step.name;
}

/** Reads a step status from its numeric code. Throws VALIDATION. */
export function readStatus(value: WireValue): StepStatus {
  const status = STATUS_CODES[Number(value)];
  if (status === undefined)
    throw invalid("statusId", "enum", "1 (active), 2 (done), 3 (not done), 4 (inactive) or 6 (skipped).");
  return status;
}
