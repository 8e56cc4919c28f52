import { phaseAfter } from "../../components/line/hue.js";
import { dayAt, type Day } from "../../lib/days.js";
import type { JobHunt_JobHuntFragment, JobHuntCard_JobHuntFragment } from "./step.generated.js";
import type { PhaseStatus, StepName, StepStatus } from "../../schema.generated.js";
import { serverNow } from "../../lib/environment/clock.js";

/** A hunt as lists have it: without its steps. */
export type JobHunt = JobHuntCard_JobHuntFragment;

/** A hunt with its steps. */
export type WholeHunt = JobHunt_JobHuntFragment;

export type JobHuntPhase = WholeHunt["phases"][number];

export type JobHuntStep = JobHuntPhase["steps"][number];

/**
 * Returns the hunt with the step in the given status: shown until the server has answered. What is next then, only the server
 * knows; until its answer that is shown as pending.
 */
export function withStepStatus(
  hunt: WholeHunt,
  name: StepName,
  status: StepStatus,
  today: Day = dayAt(serverNow(), null),
): WholeHunt {
  const isOpen = status === "ACTIVE" || status === "INACTIVE";
  const change = (step: JobHuntStep): JobHuntStep => {
    if (step.name !== name) return step;
    return { ...step, status, dueOn: isOpen ? step.dueOn : null, doneOn: status === "DONE" ? today : null };
  };
  const phases = hunt.phases.map((phase) => counted({ ...phase, steps: phase.steps.map(change) }));
  return { ...withPhases(hunt, phases), wholeHuntSteps: hunt.wholeHuntSteps.map(change) };
}

/** Returns the hunt one phase further; after the last phase it is done. */
export function advanced(hunt: WholeHunt): WholeHunt {
  const next = phaseAfter(hunt.currentPhase);
  const statusAfter = (phase: JobHuntPhase): PhaseStatus => {
    if (phase.name === next) return "ACTIVE";
    if (phase.name === hunt.currentPhase) return leftStatus(phase.isComplete);
    return phase.status;
  };
  const moved: WholeHunt = {
    ...hunt,
    currentPhase: next ?? hunt.currentPhase,
    status: next === null ? "DONE" : hunt.status,
    finishedAt: next === null ? serverNow().toISOString() : null,
  };
  return withPhases(
    moved,
    hunt.phases.map((phase) => ({ ...phase, status: statusAfter(phase) })),
  );
}

/** Returns the current phase of a hunt. */
export function currentPhaseOf(hunt: Pick<WholeHunt, "phases" | "currentPhase">): JobHuntPhase | undefined {
  return hunt.phases.find((phase) => phase.name === hunt.currentPhase);
}

/** Returns a step of a hunt by its name. */
export function stepOf(hunt: Pick<WholeHunt, "phases" | "wholeHuntSteps">, name: StepName): JobHuntStep | undefined {
  return [...hunt.phases.flatMap(({ steps }) => steps), ...hunt.wholeHuntSteps].find((step) => step.name === name);
}

/** Returns the hunt with these phases, and what of its progress follows from them. */
function withPhases(hunt: WholeHunt, phases: JobHuntPhase[]): WholeHunt {
  const current = phases.find(({ name }) => name === hunt.currentPhase);
  if (current === undefined) return { ...hunt, phases };
  const { stepsDone, stepsTotal, isComplete, steps } = current;
  const counts = { stepsDone, stepsTotal, isComplete, statuses: steps.map(({ status }) => status) };
  return { ...hunt, phases, progress: { ...hunt.progress, ...counts } };
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
