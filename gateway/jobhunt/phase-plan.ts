import type { Phase, Step } from "./phase.js";
import {
  allowedStepActions,
  isComplete,
  PHASES,
  phaseStatus,
  stageOf,
  stepsOf,
  StepStatus,
  type JobHuntStatus,
  type PhaseName,
  type StepDefinition,
} from "./workflow.js";

/** A changed step as it is stored; a step that was never changed has no row. */
export interface StepRow {
  readonly number: number;
  readonly status: StepStatus;
  readonly changedAt: Date;
}

/** The part of a hunt that decides the state of its phases. */
export interface JobHuntPosition {
  readonly id: string;
  readonly currentPhase: PhaseName;
  readonly startedPhase: PhaseName;
  readonly status: JobHuntStatus;
}

/** Returns the hunt's phases, whole-hunt steps and stage, computed from its position and the stored steps. */
export function planOf(
  hunt: JobHuntPosition,
  touched: readonly StepRow[],
): { phases: Phase[]; wholeHuntSteps: Step[]; stage: number } {
  const rows = new Map(touched.map((row) => [row.number, row]));
  const stepAt = (definition: StepDefinition): Step => toStep(hunt.id, definition, rows.get(definition.number));
  const position = { phase: hunt.currentPhase, status: hunt.status };
  const phases = PHASES.map(({ name, stage, nextStage }): Phase => {
    const steps = stepsOf(name).map(stepAt);
    const complete = isComplete(steps.map((step) => step.status));
    return {
      id: `${hunt.id}:${name}`,
      name,
      stage,
      nextStage,
      status: phaseStatus(name, position, hunt.startedPhase, complete),
      steps,
      stepsDone: steps.filter((step) => step.status === StepStatus.DONE).length,
      stepsTotal: steps.filter((step) => step.status !== StepStatus.SKIPPED).length,
      isComplete: complete,
    };
  });
  return { phases, wholeHuntSteps: stepsOf(null).map(stepAt), stage: stageOf(position) };
}

/** Returns one step of one hunt; without a row it was never changed. */
export function toStep(jobHuntId: string, definition: StepDefinition, row: StepRow | undefined): Step {
  const status = row?.status ?? StepStatus.INACTIVE;
  return {
    id: `${jobHuntId}:${definition.number}`,
    number: definition.number,
    name: definition.name,
    key: definition.key,
    status,
    changedAt: row?.changedAt ?? null,
    allowedActions: allowedStepActions(status),
  };
}
