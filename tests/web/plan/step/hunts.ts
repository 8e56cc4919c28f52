import type { HuntNext } from "../../../../web/plan/step/huntNext.js";
import type { JobHuntStep, WholeHunt } from "../../../../web/plan/step/optimistic.js";
import type { PhaseName, StepName, StepStatus } from "../../../../web/schema.generated.js";

/** A step as a test describes it. */
type StepFacts = Partial<Pick<JobHuntStep, "dueOn" | "doneOn">> & { readonly status?: StepStatus };

interface JobHuntFacts extends Partial<Omit<WholeHunt, "phases" | "progress">> {
  /** The steps of the current phase, in their order. */
  readonly steps: Readonly<Partial<Record<StepName, StepFacts>>>;
}

/** Returns an active hunt with the steps of its current phase. */
export function huntWith({ steps, currentPhase = "APPLYING", ...facts }: JobHuntFacts): WholeHunt {
  const all = Object.entries(steps).map(([name, step]): JobHuntStep => ({
    ...{ id: `h:${name}`, status: "INACTIVE", dueOn: null, doneOn: null, ...step },
    name: name as StepName, // the keys of the record
  }));
  const isComplete = all.every(({ status }) => status === "DONE" || status === "SKIPPED");
  return {
    ...{ id: "h", name: "Baker", status: "ACTIVE", currentPhase, noteGuid: "n", noteCount: 0, version: 1 },
    ...{
      jobId: null,
      applicationId: null,
      idealJob: null,
      employer: null,
      jobTitle: null,
      location: null,
      salary: null,
      deadline: null,
      quietSince: null,
    },
    ...{
      pausedUntil: null,
      outcome: null,
      terminationReason: null,
      terminatedAt: null,
      finishedAt: null,
      wholeHuntSteps: [],
    },
    createdAt: "2026-11-01T08:00:00Z",
    next: null,
    openDates: [],
    ...facts,
    progress: { stepsDone: 0, stepsTotal: all.length, isComplete, statuses: all.map(({ status }) => status) },
    phases: [phaseOf(currentPhase, all, isComplete)],
  };
}

/** Returns what is next: a step without a day, unless described otherwise. */
export function nextWith(facts: Partial<HuntNext>): HuntNext {
  const none = { step: null, day: null, startsAt: null, isLate: false, hint: null, appointment: null } as const;
  return { kind: "STEP", ...none, ...facts };
}

function phaseOf(name: PhaseName, steps: JobHuntStep[], isComplete: boolean): WholeHunt["phases"][number] {
  return { ...{ id: name, name, status: "ACTIVE", stepsDone: 0, stepsTotal: steps.length }, isComplete, steps };
}
