import { phaseAfter } from "../../components/line/hue.js";
import type { JobHuntCard_JobHuntFragment, PhaseStatus, StepName, StepStatus } from "../../operations.generated.js";

/** A hunt as its card reads it. */
export type Hunt = JobHuntCard_JobHuntFragment;

/** One phase of a hunt as its card reads it. */
export type HuntPhase = Hunt["phases"][number];

/** One step of a hunt as its row reads it. */
export type HuntStep = HuntPhase["steps"][number];

/** Gives the hunt as it will look once the step has the status: what is shown until the server has answered. */
export function withStepStatus(hunt: Hunt, name: StepName, status: StepStatus): Hunt {
  const change = (step: HuntStep): HuntStep => (step.name === name ? { ...step, status } : step);
  return {
    ...hunt,
    phases: hunt.phases.map((phase) => counted({ ...phase, steps: phase.steps.map(change) })),
    wholeHuntSteps: hunt.wholeHuntSteps.map(change),
  };
}

/** Gives the hunt as it will look one phase further; behind the last phase it is done. */
export function advanced(hunt: Hunt): Hunt {
  const next = phaseAfter(hunt.currentPhase);
  const statusAfter = (phase: HuntPhase): PhaseStatus => {
    if (phase.name === next) return "ACTIVE";
    if (phase.name === hunt.currentPhase) return phase.isComplete ? "DONE" : "NOT_DONE";
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

/** Gives the phase a hunt stands in. */
export function currentPhaseOf(hunt: Hunt): HuntPhase | undefined {
  return hunt.phases.find((phase) => phase.name === hunt.currentPhase);
}

/** Gives the step that is being worked on in a phase: the last one set Active, or undefined when none is. */
export function activeStepOf(phase: HuntPhase): HuntStep | undefined {
  return phase.steps.findLast((step) => step.status === "ACTIVE");
}

function counted(phase: HuntPhase): HuntPhase {
  return {
    ...phase,
    stepsDone: phase.steps.filter((step) => step.status === "DONE").length,
    stepsTotal: phase.steps.filter((step) => step.status !== "SKIPPED").length,
    isComplete: phase.steps.every((step) => step.status === "DONE" || step.status === "SKIPPED"),
  };
}
