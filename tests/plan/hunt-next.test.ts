import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { JobHuntStatus, PhaseName, StepName, StepStatus, STEPS, stepsOf } from "../../gateway/jobhunt/workflow.js";
import { derivePlan, placeOfStep } from "../../gateway/plan/derive-plan.js";
import { nextOf } from "../../gateway/plan/hunt-next.js";
import { HuntNextKind, type HuntNext } from "../../gateway/plan/hunt-next.types.js";
import { openDatesOf } from "../../gateway/plan/open-date.js";
import { OTHER_DAYS } from "../../gateway/plan/other-day.js";
import type { PlanFacts, StepFact } from "../../gateway/plan/plan-facts.js";
import { anyLetters } from "./any-letters.js";
import { huntOf } from "./hunt-of-facts.js";
import { APPLIED, day, factsOf, rowsOn, type Letters } from "./plan-letters.js";

const { PREPARING, APPLYING, INTERVIEWING, ACCEPTING } = PhaseName;

function next(letters: Letters, on = 0, others: Partial<PlanFacts> = {}): HuntNext | null {
  return nextOf(huntOf(factsOf(letters, others)), day(on));
}

/** Every step of a phase in one status, and some in others. */
function all(
  phase: PhaseName,
  status: StepStatus,
  others: Readonly<Record<string, StepStatus>> = {},
): Partial<PlanFacts> {
  const fact = (found: StepStatus, on: number): StepFact => ({ status: found, doneOn: null, changedOn: day(on) });
  return {
    steps: new Map([
      ...stepsOf(phase).map(({ name }) => [name, fact(status, 0)] as const),
      ...Object.entries(others).map(([name, found], place) => [stepNamed(name), fact(found, place + 1)] as const),
    ]),
  };
}

describe("what is next in a hunt", () => {
  it("is the first step that is due, with its day", () => {
    expect(next({})).toMatchObject({ kind: "STEP", step: "IDEAL_JOB_PROFILE", day: day(2), isLate: false, hint: null });
  });

  it("is the step of the whole hunt where that is due first", () => {
    expect(next({ begun: "advert" })).toMatchObject({ kind: "STEP", step: "CAPTURE_JOB_DETAILS", day: day(0) });
  });

  it("is a step whose day is past, which is not late", () => {
    expect(next({}, 9)).toMatchObject({ kind: "STEP", day: day(2), isLate: false });
  });

  it("is the last day to apply from that day on, and then late", () => {
    const letters = { phase: APPLYING, L: 5 };
    const hint = { key: "lastDayToApply", facts: [{ name: "on", value: day(5) }] };

    expect(next(letters, 4)).toMatchObject({ kind: "STEP", step: "BUILD_APPLICATION_BUNDLE", hint });
    expect(next(letters, 5)).toMatchObject({ kind: "DEADLINE", step: null, day: day(5), isLate: false, hint });
    expect(next(letters, 6)).toMatchObject({ kind: "DEADLINE", day: day(5), isLate: true });
  });

  it("is an appointment, or a promise, where that is first", () => {
    expect(next({ phase: INTERVIEWING, A: 0, rounds: [] })).toMatchObject({ kind: "APPOINTMENT", appointmentId: "0" });
    expect(next({ mine: [0, 1] })).toMatchObject({ kind: "PROMISE", day: day(1), hint: { key: "youPromised" } });
    expect(next({ ...APPLIED, H: [1, 3] }, 2)).toMatchObject({ kind: "PROMISE", hint: { key: "theyPromised" } });
  });

  it("is that the phase is complete, before a pause and before what is due", () => {
    const complete = all(PREPARING, StepStatus.DONE, { DECIDE_ON_JOB: StepStatus.SKIPPED });
    const letters: Letters = { A: 3, pauses: [[0, 9]] };

    expect(next(letters, 1, complete)).toMatchObject({ kind: "COMPLETE", step: null, day: day(3), hint: null });
  });

  it("is that it is paused, until the day after the pause", () => {
    const letters: Letters = { pauses: [[0, 9]], A: 3 };

    expect(next(letters, 8)).toMatchObject({ kind: "PAUSED", step: null, day: day(3), isLate: false });
    expect(next(letters, 9)).toMatchObject({ kind: "APPOINTMENT" });
  });

  it("is never the journal", () => {
    const closed = all(PREPARING, StepStatus.NOT_DONE, { JOURNAL_YOUR_JOB_HUNT: StepStatus.ACTIVE });

    expect(next({ hand: { 30: 0 } }, 0, { ...closed, isPlanned: false })).toMatchObject({
      kind: "STEP",
      step: "IDEAL_JOB_PROFILE",
      day: null,
    });
  });

  it("is null in an ended hunt and in one in the trash", () => {
    const ended = [JobHuntStatus.DONE, JobHuntStatus.TERMINATED].map((status) => next({ A: 3 }, 0, { status }));

    expect(ended).toEqual([null, null]);
    expect(next({ A: 3 }, 0, { isTrashed: true })).toBeNull();
  });
});

describe("a hunt in which nothing has a day", () => {
  const none = { isPlanned: false };

  it("goes on with the step that has been open the longest, in any phase", () => {
    const { ACTIVE, INACTIVE } = StepStatus;
    const opened = all(PREPARING, INACTIVE, {
      OFFER_THANKS: ACTIVE,
      CAPTURE_JOB_DETAILS: ACTIVE,
      DECIDE_ON_JOB: ACTIVE,
    });

    expect(next({}, 5, { ...none, ...opened })).toMatchObject({ kind: "STEP", step: "OFFER_THANKS", day: null });
  });

  it("goes on with the first open step in the order of the plan", () => {
    expect(next({ phase: ACCEPTING }, 0, none)).toMatchObject({ step: "RECEIVED_OFFER", day: null });
    expect(next({ phase: APPLYING, skipped: { 8: 0 } }, 0, none)).toMatchObject({
      step: "PRE_APPLICATION_COMMUNICATIONS",
    });
    expect(next({ begun: "advert" }, 0, none)).toMatchObject({ step: "DECIDE_ON_JOB", day: null });
  });

  it("goes on with the first that was not done where none is open", () => {
    const closed = all(PREPARING, StepStatus.DONE, { SHORTLIST_POSITIONS: StepStatus.NOT_DONE });

    expect(next({}, 0, { ...none, ...closed })).toMatchObject({ kind: "STEP", step: "SHORTLIST_POSITIONS", day: null });
  });
});

describe("the open dates of a hunt", () => {
  const datesOf = (letters: Letters, others: Partial<PlanFacts> = {}): string[] =>
    openDatesOf(huntOf(factsOf(letters, others)));

  it("are those for which something is still to be done", () => {
    expect(datesOf({ L: 5 })).toEqual(["DEADLINE"]);
    expect(datesOf({ L: 5, B: 1, phase: APPLYING })).toEqual([]);
    expect(datesOf({ phase: ACCEPTING, R: 9, G: 7 })).toEqual(["SIGN_BY", "ANSWER_BY"]);
    expect(datesOf({ phase: ACCEPTING, R: 9, G: 7, done: { D26: 1 } })).toEqual(["SIGN_BY"]);
    expect(datesOf({ L: 5 }, { status: JobHuntStatus.TERMINATED })).toEqual([]);
  });
});

describe("what is next and what Today has of a hunt", () => {
  it("never disagree, whatever the facts", () => {
    fc.assert(
      fc.property(anyLetters, fc.integer({ min: -5, max: 120 }), (letters, on) => {
        const facts = factsOf(letters);
        const plan = derivePlan(facts, new Set());
        const shown = new Set<string>(rowsOn(on, plan));
        const rows = [
          ...plan.steps.map(({ step, dueOn }) => ({ name: String(step), on: dueOn ?? "", place: placeOfStep(step) })),
          ...plan.days.map(({ day: name, dueOn, place }) => ({ name: String(name), on: String(dueOn), place })),
        ].filter(({ name }) => shown.has(name));
        const [first] = rows.sort((a, b) => a.on.localeCompare(b.on) || a.place - b.place);
        const found = nextOf(huntOf(facts), day(on));

        expect(found?.day ?? null).toBe(first?.on ?? null);
        const { COMPLETE, PAUSED, STEP } = HuntNextKind;
        if (found === null || found.kind === COMPLETE || found.kind === PAUSED || first === undefined) return;
        const { step, appointmentId } = found;
        const name = step ?? (appointmentId === null ? null : `APPOINTMENT ${appointmentId}`);
        expect(name).toBe(isOtherDayName(first.name) ? null : first.name);
        expect(found.kind === STEP).toBe(first.name in StepName);
      }),
      { seed: 2026, numRuns: 2000 },
    );
  });
});

function stepNamed(text: string): StepName {
  const found = STEPS.find(({ name }) => String(name) === text);
  if (found === undefined) throw new Error(`There is no step ${text}.`);
  return found.name;
}

function isOtherDayName(name: string): boolean {
  return OTHER_DAYS.some((day) => day === name);
}
