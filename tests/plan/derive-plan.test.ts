import { afterEach, describe, expect, it, jest } from "@jest/globals";
import fc from "fast-check";
import { JobHuntStatus, PhaseName, StepName, StepStatus } from "../../gateway/jobhunt/workflow.js";
import { derivePlan } from "../../gateway/plan/derive-plan.js";
import {
  APPLIED,
  day,
  factsOf,
  listsOf,
  numberOf,
  otherDays,
  planOf,
  rowsOn,
  stepDays,
  type Letters,
} from "./plan-letters.js";

const { PREPARING, APPLYING, INTERVIEWING, ACCEPTING } = PhaseName;
const SATURDAY_SUNDAY = new Set([6, 7]);

const anyDay = fc.integer({ min: 0, max: 300 });
const maybe = <T>(values: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(values, { nil: undefined });
const someDays = fc.dictionary(fc.constantFrom("31", "7", "3", "6", "8", "9", "10", "11", "1", "2"), anyDay);
const advert = fc.record({
  phase: fc.constantFrom(PREPARING, APPLYING),
  startedPhase: fc.constantFrom(PREPARING, APPLYING),
  begun: fc.constant("advert" as const),
  P: anyDay,
  L: maybe(anyDay),
  known: anyDay,
  planFrom: maybe(anyDay),
  B: maybe(anyDay),
  skipped: someDays,
  news: maybe(anyDay),
  pauses: maybe(fc.tuple(anyDay, anyDay).map(([from, days]) => [[from, from + days] as const])),
});
const lettersOf = (found: object): Letters =>
  Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));

describe("a new hunt", () => {
  it("has one dated step: the first open one of its phase", () => {
    expect(stepDays(planOf({}))).toEqual({ 1: 2 });
    expect(stepDays(planOf({ begun: "advert" }))).toEqual({ 31: 0 });
    expect(stepDays(planOf({ begun: "inside" }))).toEqual({ 6: 1 });
    expect(stepDays(planOf({ begun: "employer" }))).toEqual({ 2: 0 });
    expect(stepDays(planOf({ begun: "companies" }))).toEqual({ 2: 2 });
    expect(stepDays(planOf({ begun: "people" }))).toEqual({ 6: 2 });
    expect(stepDays(planOf({ phase: APPLYING }))).toEqual({ 8: 3 });
    expect(stepDays(planOf({ phase: INTERVIEWING }))).toEqual({ 16: 1 });
    expect(stepDays(planOf({ phase: ACCEPTING }))).toEqual({ 22: 0 });
  });

  it("has days beside it where others set them", () => {
    expect(stepDays(planOf({ phase: INTERVIEWING, A: 10 }))).toEqual({ 16: 1, 18: 6, 19: 8, 20: 9, 21: 10 });
    expect(stepDays(planOf({ phase: ACCEPTING, O: 0, R: 9 }))).toEqual({ 22: 0, 23: 1, 24: 7, 25: 1, 26: 8 });
  });

  it("has days before a last day to apply, and only the first of them in a list", () => {
    const letters = { phase: APPLYING, L: 5 };

    expect(stepDays(planOf(letters))).toEqual({ 8: 2, 9: 1, 11: 3 });
    expect(listsOf(letters)).toEqual({
      BUILD_APPLICATION_BUNDLE: "PLAN",
      PRE_APPLICATION_COMMUNICATIONS: null,
      SEND_APPLICATION_BUNDLE: null,
    });
  });
});

describe("a step that is closed", () => {
  it.each([StepStatus.DONE, StepStatus.SKIPPED, StepStatus.NOT_DONE])("as %s has no day", (status) => {
    const closed = { status, doneOn: status === StepStatus.DONE ? day(1) : null, changedOn: day(1) };

    expect(stepDays(planOf({}, { steps: new Map([[StepName.IDEAL_JOB_PROFILE, closed]]) }))).toEqual({ 2: 5 });
  });

  it.each([StepStatus.ACTIVE, StepStatus.INACTIVE])("and open again as %s has its day again", (status) => {
    const open = { status, doneOn: null, changedOn: day(4) };

    expect(stepDays(planOf({}, { steps: new Map([[StepName.IDEAL_JOB_PROFILE, open]]) }))).toEqual({ 1: 2 });
  });

  it("passes the turn: the next step is due that day when its own is past", () => {
    expect(stepDays(planOf({ done: { D1: 4 } }))).toEqual({ 2: 5 });
    expect(stepDays(planOf({ done: { D1: 9 } }))).toEqual({ 2: 9 });
    expect(stepDays(planOf({ phase: INTERVIEWING, done: { D16: 9 } }))).toEqual({ 17: 9 });
  });

  it("passes the turn to a step of the next phase where the scenario takes that first", () => {
    const asked = { begun: "inside", done: { D6: 2 } } as const;

    expect(stepDays(planOf(asked))).toEqual({ 9: 2 });
    expect(stepDays(planOf({ ...asked, done: { D6: 2, D9: 2 } }))).toEqual({ 7: 3 });
    expect(stepDays(planOf({ ...asked, phase: APPLYING, P: 3 }))).toEqual({ 9: 3 });
    expect(stepDays(planOf({ phase: APPLYING, P: 3, begun: "inside" }))).toEqual({ 9: 3 });
  });

  it("of the decision leaves an advert's hunt without a date until it is moved on", () => {
    expect(stepDays(planOf({ begun: "advert", done: { D31: 0, D7: 1 } }))).toEqual({});
    expect(stepDays(planOf({ begun: "advert", done: { D31: 0, D7: 1 }, phase: APPLYING, P: 1 }))).toEqual({ 8: 4 });
  });

  it("moves no step that comes before it", () => {
    expect(stepDays(planOf({ done: { D3: 9 } }))).toEqual({ 1: 2 });
  });
});

describe("a hunt that is not under way", () => {
  const letters = { L: 9, hand: { 2: 4 }, H: [1, 5] } as const;
  const nothing = { days: [], nextDueOn: null, quietSince: null };

  it.each([JobHuntStatus.DONE, JobHuntStatus.TERMINATED])("as %s has nothing in a list", (status) => {
    const plan = planOf(letters, { status });

    expect(plan).toMatchObject(nothing);
    expect(plan.steps).toMatchObject([{ setBy: "PERSON", dueOn: day(4), list: null }]);
  });

  it("but in the trash has nothing in a list", () => {
    const plan = planOf(letters, { isTrashed: true });

    expect(plan).toMatchObject(nothing);
    expect(plan.steps).toMatchObject([{ setBy: "PERSON", dueOn: day(4), list: null }]);
  });

  it("but not planned has what others and its person set, and no more", () => {
    const plan = planOf({ ...letters, phase: INTERVIEWING, A: 2, done: { D21: 2 }, mine: [1, 3] }, { isPlanned: false });

    expect(stepDays(plan)).toEqual({ 2: 4 });
    expect(otherDays(plan)).toEqual({ MY_PROMISE: 3, THEIR_PROMISE: 5 });
    expect(plan.nextDueOn).toBe(day(2));
  });

  it("before a day has no rule before that day", () => {
    expect(stepDays(planOf({ planFrom: 20 }))).toEqual({ 1: 20 });
    expect(stepDays(planOf({ phase: INTERVIEWING, A: 22, planFrom: 20 }))).toEqual({ 16: 20, 18: 20, 19: 20, 20: 21, 21: 22 });
    expect(stepDays(planOf({ planFrom: 20, hand: { 1: 3 } }))).toEqual({ 1: 3 });
    expect(otherDays(planOf({ planFrom: 20, L: 9 }))).toEqual({ APPLY: 9 });
  });
}); // prettier-ignore

describe("a day set by hand", () => {
  it("stays whatever else becomes known", () => {
    fc.assert(
      fc.property(advert, fc.integer({ min: 1, max: 11 }), anyDay, (found, step, on) => {
        const plan = planOf({ ...lettersOf(found), hand: { [step]: on } });

        expect(plan.steps.filter(({ setBy }) => setBy === "PERSON")).toMatchObject([{ dueOn: day(on), rule: null }]);
        expect(stepDays(plan)).toMatchObject({ [step]: on });
      }),
      { seed: 2026 },
    );
  });

  it("keeps the turn with its step, however late it is", () => {
    expect(stepDays(planOf({ hand: { 1: 90 } }))).toEqual({ 1: 90 });
  });

  it("does not take the turn from a step before it", () => {
    expect(stepDays(planOf({ hand: { 3: 4 } }))).toEqual({ 1: 2, 3: 4 });
  });

  it("passes the turn where it is none", () => {
    expect(stepDays(planOf({ hand: { 1: null } }))).toEqual({ 1: null, 2: 5 });
    expect(listsOf({ hand: { 1: null } })).toEqual({ IDEAL_JOB_PROFILE: null, SHORTLIST_COMPANIES: "PLAN" });
  });

  it("for the journal keeps no step waiting", () => {
    const closed = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0 };

    expect(stepDays(planOf({ skipped: closed, hand: { 30: 4 } }))).toEqual({ 30: 4, 31: 0 });
    expect(listsOf({ hand: { 30: 4 } })).toMatchObject({ JOURNAL_YOUR_JOB_HUNT: null });
  });

  it("of a closed step is in no list", () => {
    expect(listsOf({ hand: { 1: 4 }, done: { D1: 3 } })).toMatchObject({ IDEAL_JOB_PROFILE: null });
  });
});

describe("a day of a rule", () => {
  it("moves with its anchor", () => {
    expect([6, 8, 30].map((A) => stepDays(planOf({ phase: INTERVIEWING, A }))[20])).toEqual([5, 7, 29]);
    expect([1, 5].map((B) => stepDays(planOf({ ...APPLIED, B }))[12])).toEqual([11, 15]);
  });

  it("that was past when its anchor became known is that day, never before", () => {
    expect(stepDays(planOf({ phase: APPLYING, L: 3, known: 2 }))[8]).toBe(2);
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(60), (A, known, P) => {
        const plan = planOf({ phase: INTERVIEWING, P, A, known });
        const days = plan.steps.flatMap(({ step, dueOn }) =>
          step === StepName.ACCEPTING_INTERVIEW ? [] : [Number(numberOf(dueOn))],
        );

        expect(Math.min(...days)).toBeGreaterThanOrEqual(known);
      }),
      { seed: 2026 },
    );
  });

  it("tells the anchor that decided", () => {
    const [step] = planOf({ ...APPLIED, L: 20 }).steps;

    expect(step).toMatchObject({ dueOn: day(27), rule: { key: "after.deadline", facts: { days: "7", on: day(20) } } });
    expect(planOf({ ...APPLIED, done: { D12: 11 } }).steps).toMatchObject([
      {
        rule: { key: "after.done", facts: { days: "10", on: day(11), step: StepName.FIRST_FOLLOW_UP_COMMUNICATIONS } },
      },
    ]);
  });
});

describe("the last day to apply", () => {
  const shown = (letters: Letters, days: readonly number[]): string[] =>
    days.map((number) => rowsOn(number, planOf(letters)).join());

  it("takes the place of the steps before sending on its day", () => {
    const days = [0, 8, 9, 30];

    expect(shown({ begun: "advert", L: 9 }, days)).toEqual(["CAPTURE_JOB_DETAILS", "CAPTURE_JOB_DETAILS", "APPLY", "APPLY"]);
    expect(shown({ phase: APPLYING, L: 9 }, days)).toEqual([
      "BUILD_APPLICATION_BUNDLE", "BUILD_APPLICATION_BUNDLE", "APPLY", "APPLY",
    ]);
  });

  it("has the only row where the next step is due after it", () => {
    expect(shown({ begun: "advert", skipped: { 31: 0 }, L: 1 }, [0, 1, 2])).toEqual(["APPLY", "APPLY", "APPLY"]);
  });

  it("is over when the application is sent", () => {
    expect(otherDays(planOf({ ...APPLIED, L: 9 }))).toEqual({});
    expect(otherDays(planOf({ phase: INTERVIEWING, L: 9 }))).toEqual({});
  });

  it("leaves the first reminder in its list, also while an earlier step is open", () => {
    expect(listsOf({ ...APPLIED, L: 20, hand: { 8: 40 }, skipped: {} })).toMatchObject({
      FIRST_FOLLOW_UP_COMMUNICATIONS: "WAITING",
    });
  });

  it("leaves a hunt with an advert at most one row on every day of a year", () => {
    fc.assert(
      fc.property(advert, fc.boolean(), (found, isWeekend) => {
        const plan = derivePlan(factsOf(lettersOf(found)), isWeekend ? SATURDAY_SUNDAY : new Set());

        const rows = Array.from({ length: 366 }, (_, number) => rowsOn(number, plan).length);

        expect(Math.max(...rows)).toBeLessThanOrEqual(1);
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  it("leaves twenty hunts with an advert at most twenty rows, on every day", () => {
    const plans = Array.from({ length: 20 }, (_, L) => planOf({ begun: "advert", L }));
    const rows = Array.from({ length: 40 }, (_, number) => plans.flatMap((plan) => rowsOn(number, plan)).length);

    expect(Math.max(...rows)).toBeLessThanOrEqual(20);
  });
}); // prettier-ignore

describe("a plan", () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it("is the same on every day", () => {
    fc.assert(
      fc.property(advert, fc.date({ noInvalidDate: true }), (found, now) => {
        const facts = factsOf(lettersOf(found));
        const plan = derivePlan(facts, SATURDAY_SUNDAY);
        jest.useFakeTimers({ now });

        expect(derivePlan(facts, SATURDAY_SUNDAY)).toEqual(plan);
      }),
      { seed: 2026 },
    );
  });

  it("has the same days before an interview on every weekend", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }), (A, weekend) => {
        const facts = factsOf({ phase: INTERVIEWING, A, skipped: { 16: 0, 17: 0 } });

        expect(derivePlan(facts, new Set(weekend)).steps).toEqual(derivePlan(facts, new Set()).steps);
      }),
      { seed: 2026 },
    );
  });
});
