import { describe, expect, it } from "@jest/globals";
import { planOf, type StepRow } from "../../../../gateway/jobhunt/phase-plan.js";
import {
  advance,
  JobHuntStatus,
  PhaseName,
  PHASES,
  STEP_TRANSITIONS,
  StepAction,
  STEPS,
  StepStatus,
  type Position,
} from "../../../../gateway/jobhunt/workflow.js";
import { advanced, currentPhaseOf, withStepStatus, type WholeHunt } from "../../../../web/plan/step/optimistic.js";
import { STATUS_AFTER, stepActions } from "../../../../web/plan/step/stepActions.js";

const STATUSES = Object.values(StepStatus);
const ACTIONS = Object.values(StepAction);
const PHASE_NAMES = PHASES.map(({ name }) => name);

const TODAY = "2026-11-26";

/** Where a hunt stands, and the statuses of its steps by their numbers. */
interface State extends Position {
  readonly startedPhase: PhaseName;
  readonly statuses: ReadonlyMap<number, StepStatus>;
}

/** Returns a hunt as the server answers it to a card. */
function huntOf({ phase: currentPhase, status, startedPhase, statuses }: State): WholeHunt {
  const id = "the hunt";
  const touched = [...statuses].map(([number, stands]): StepRow => ({
    number,
    status: stands,
    changedAt: new Date(0),
    doneOn: null,
  }));
  const plan = planOf({ id, currentPhase, startedPhase, status }, touched, [], []);
  const steps = (all: (typeof plan)["wholeHuntSteps"]): WholeHunt["wholeHuntSteps"] =>
    all.map(({ id: stepId, name, status: reached }) => ({
      ...{ id: stepId, name, status: reached },
      ...{ dueOn: null, doneOn: reached === StepStatus.DONE ? TODAY : null },
    }));
  return {
    ...{ id, name: "Baker", status, currentPhase, noteGuid: "its notes", noteCount: 0, version: 1 },
    ...{
      jobId: null,
      applicationId: null,
      idealJob: null,
      employer: null,
      jobTitle: null,
      location: null,
      salary: null,
    },
    ...{ deadline: null, quietSince: null, pausedUntil: null },
    ...{
      createdAt: "2026-11-01T08:00:00Z",
      outcome: null,
      terminationReason: null,
      terminatedAt: null,
      finishedAt: null,
    },
    // What is next only the server knows; until it has answered that is shown as pending.
    ...{ next: null, openDates: [], progress: plan.progress },
    wholeHuntSteps: steps(plan.wholeHuntSteps),
    phases: plan.phases.map((phase) => ({
      ...{ id: phase.id, name: phase.name, status: phase.status, isComplete: phase.isComplete },
      ...{ stepsDone: phase.stepsDone, stepsTotal: phase.stepsTotal, steps: steps(phase.steps) },
    })),
  };
}

/** Every place of a hunt: each phase, begun there or in an earlier one, and the end. */
const POSITIONS = PHASE_NAMES.flatMap((startedPhase, started) => [
  ...PHASE_NAMES.slice(started).map((phase) => ({ phase, startedPhase, status: JobHuntStatus.ACTIVE })),
  { phase: PhaseName.ACCEPTING, startedPhase, status: JobHuntStatus.DONE },
]);

/** All steps in one status. */
const all = (status: StepStatus): ReadonlyMap<number, StepStatus> =>
  new Map(STEPS.map(({ number }) => [number, status]));

/** Every change of one step: what is shown of the hunt, and what the server answers then. */
function changesOf({ number, name }: (typeof STEPS)[number], position: Omit<State, "statuses">) {
  // The step is the last that is not done, or the first that is.
  return [StepStatus.DONE, StepStatus.INACTIVE].flatMap((others) =>
    STATUSES.flatMap((status) => {
      const statuses = new Map([...all(others), [number, status]]);
      return stepActions(status).map((action) => {
        const change = { name, status, action };
        const next = STEP_TRANSITIONS[StepAction[action]][status] ?? status;
        const answered = huntOf({ ...position, statuses: new Map([...statuses, [number, next]]) });
        const shown = withStepStatus(huntOf({ ...position, statuses }), name, STATUS_AFTER[action], TODAY);
        return { shown: { change, shown }, answered: { change, shown: answered } };
      });
    }),
  );
}

describe("what a hunt looks like until the server has answered", () => {
  it("offers of each status the actions that the server allows, and what leads to a step", () => {
    const offered = STATUSES.map((status) => [status, stepActions(status).toSorted()]);

    const allowed = STATUSES.map((status) => [
      status,
      ACTIONS.filter((action) => {
        const next = STEP_TRANSITIONS[action][status];
        return next !== undefined && (next !== status || action === StepAction.OPEN);
      }).toSorted(),
    ]);
    expect(offered).toEqual(allowed);
  });

  it.each(STEPS)("is after every action on $name, from every status, what the server makes of it", (step) => {
    const middle = { phase: PhaseName.APPLYING, startedPhase: PhaseName.PREPARING, status: JobHuntStatus.ACTIVE };

    for (const { shown, answered } of changesOf(step, middle)) expect(shown).toEqual(answered);
  });

  it.each(POSITIONS)("is so in $phase ($status, begun in $startedPhase), in each phase", (position) => {
    const oneOfEach = STEPS.filter(({ phase }, index) => STEPS.findIndex((step) => step.phase === phase) === index);

    for (const { shown, answered } of oneOfEach.flatMap((step) => changesOf(step, position)))
      expect(shown).toEqual(answered);
  });

  it.each(POSITIONS.filter(({ status }) => status === JobHuntStatus.ACTIVE))(
    "is out of $phase (begun in $startedPhase) where the server moves it, with everything done and with something left",
    (position) => {
      for (const status of STATUSES) {
        const before = { ...position, statuses: all(status) };

        const { finishedAt, ...shown } = advanced(huntOf(before));

        const target = advance(position, position.phase);
        const { finishedAt: _never, ...answered } = huntOf({ ...before, ...target });
        expect(shown).toEqual(answered);
        expect(finishedAt !== null).toBe(target.status === JobHuntStatus.DONE);
      }
    },
  );
});

describe("a hunt", () => {
  const position = { phase: PhaseName.APPLYING, startedPhase: PhaseName.PREPARING, status: JobHuntStatus.ACTIVE };

  it("stands in the phase that it says", () => {
    expect(currentPhaseOf(huntOf({ ...position, statuses: new Map() }))?.name).toBe("APPLYING");
  });
});
