import { phaseAfter } from "../../components/line/hue.js";
import { dayAt, type Day } from "../../lib/days.js";
import type { JobHuntCard_JobHuntFragment } from "./step.generated.js";
import type { PhaseStatus, StepName, StepStatus } from "../../schema.generated.js";

export type JobHunt = JobHuntCard_JobHuntFragment;

export type JobHuntPhase = JobHunt["phases"][number];

export type JobHuntStep = JobHuntPhase["steps"][number];

/** Returns the hunt with the step in the given status: shown until the server has answered. */
export function withStepStatus(
  hunt: JobHunt,
  name: StepName,
  status: StepStatus,
  today: Day = dayAt(new Date(), null),
): JobHunt {
  const isOpen = status === "ACTIVE" || status === "INACTIVE";
  const change = (step: JobHuntStep): JobHuntStep => {
    if (step.name !== name) return step;
    return { ...step, status, dueOn: isOpen ? step.dueOn : null, doneOn: status === "DONE" ? today : null };
  };
  return {
    ...hunt,
    phases: hunt.phases.map((phase) => counted({ ...phase, steps: phase.steps.map(change) })),
    wholeHuntSteps: hunt.wholeHuntSteps.map(change),
  };
}

/** Returns the hunt one phase further; after the last phase it is done. */
export function advanced(hunt: JobHunt): JobHunt {
  const next = phaseAfter(hunt.currentPhase);
  const statusAfter = (phase: JobHuntPhase): PhaseStatus => {
    if (phase.name === next) return "ACTIVE";
    if (phase.name === hunt.currentPhase) return leftStatus(phase.isComplete);
    return phase.status;
  };
  return {
    ...hunt,
    currentPhase: next ?? hunt.currentPhase,
    status: next === null ? "DONE" : hunt.status,
    finishedAt: next === null ? new Date().toISOString() : null,
    phases: hunt.phases.map((phase) => ({ ...phase, status: statusAfter(phase) })),
  };
}

/** Returns the current phase of a hunt. */
export function currentPhaseOf(hunt: JobHunt): JobHuntPhase | undefined {
  return hunt.phases.find((phase) => phase.name === hunt.currentPhase);
}

/** Returns the active step of a phase: the last one set Active, or undefined when there is none. */
export function activeStepOf(phase: JobHuntPhase): JobHuntStep | undefined {
  return phase.steps.findLast((step) => step.status === "ACTIVE");
}

/** Returns the open step of a hunt with the earliest day, in the order of the workflow; undefined when none has a day. */
export function nextDueStep(hunt: JobHunt): JobHuntStep | undefined {
  const dated = hunt.phases.flatMap(({ steps }) => steps).filter(({ dueOn }) => dueOn !== null);
  return dated.toSorted((a, b) => (a.dueOn ?? "").localeCompare(b.dueOn ?? "")).at(0);
}

function counted(phase: JobHuntPhase): JobHuntPhase {
  const isComplete = phase.steps.every((step) => step.status === "DONE" || step.status === "SKIPPED");
  // The status of a phase that was left depends on whether it is complete.
  const isLeft = phase.status === "DONE" || phase.status === "NOT_DONE";
  return {
    ...phase,
    status: isLeft ? leftStatus(isComplete) : phase.status,
    stepsDone: phase.steps.filter((step) => step.status === "DONE").length,
    stepsTotal: phase.steps.filter((step) => step.status !== "SKIPPED").length,
    isComplete,
  };
}

function leftStatus(isComplete: boolean): PhaseStatus {
  return isComplete ? "DONE" : "NOT_DONE";
}
