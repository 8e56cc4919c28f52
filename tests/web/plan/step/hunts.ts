import type { JobHunt, JobHuntStep } from "../../../../web/plan/step/optimistic.js";
import type { PhaseName, StepName, StepStatus } from "../../../../web/schema.generated.js";

/** A step as a test describes it. */
type StepFacts = Partial<Pick<JobHuntStep, "dueOn" | "doneOn">> & { readonly status?: StepStatus };

interface HuntFacts extends Partial<Omit<JobHunt, "phases">> {
  /** The steps of the current phase, in their order. */
  readonly steps: Readonly<Partial<Record<StepName, StepFacts>>>;
}

/** Returns an active hunt with the steps of its current phase. */
export function huntWith({ steps, currentPhase = "APPLYING", ...facts }: HuntFacts): JobHunt {
  const all = Object.entries(steps).map(([name, step]): JobHuntStep => ({
    ...{ id: `h:${name}`, status: "INACTIVE", dueOn: null, doneOn: null, ...step },
    name: name as StepName, // the keys of the record
  }));
  const isComplete = all.every(({ status }) => status === "DONE" || status === "SKIPPED");
  return {
    ...{ id: "h", name: "Baker", status: "ACTIVE", currentPhase, noteGuid: "n", noteCount: 0, version: 1 },
    ...{ jobId: null, applicationId: null, idealJob: null, employer: null, deadline: null, quietSince: null },
    ...{
      pausedUntil: null,
      outcome: null,
      terminationReason: null,
      terminatedAt: null,
      finishedAt: null,
      wholeHuntSteps: [],
    },
    createdAt: "2026-11-01T08:00:00Z",
    ...facts,
    phases: [phaseOf(currentPhase, all, isComplete)],
  };
}

function phaseOf(name: PhaseName, steps: JobHuntStep[], isComplete: boolean): JobHunt["phases"][number] {
  return { ...{ id: name, name, status: "ACTIVE", stepsDone: 0, stepsTotal: steps.length }, isComplete, steps };
}
