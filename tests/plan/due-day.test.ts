import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { PhaseName, StepName } from "../../gateway/jobhunt/workflow.js";
import { derivePlan } from "../../gateway/plan/derive-plan.js";
import { day, factsBefore, factsOf, numberOf, otherDays, planOf, stepDays, type Letters } from "./plan-letters.js";

const { APPLYING, INTERVIEWING, ACCEPTING } = PhaseName;
const SATURDAY_SUNDAY = new Set([6, 7]);
const FRIDAY_SATURDAY = new Set([5, 6]);
const SATURDAY = 5;
const SUNDAY = 6;
const MONDAY = 7;
/** The day of the first reminder of a hunt that was applied for. */
const reminder = (letters: Letters, weekend = new Set<number>()): number | null => {
  const { steps } = derivePlan(factsBefore(StepName.FIRST_FOLLOW_UP_COMMUNICATIONS, { B: 0, ...letters }), weekend);
  return numberOf(steps.find(({ step }) => step === StepName.FIRST_FOLLOW_UP_COMMUNICATIONS)?.dueOn ?? null);
};

describe("on a weekend", () => {
  const steps = (letters: Letters, weekend = SATURDAY_SUNDAY): Record<number, number | null> =>
    stepDays(derivePlan(factsOf(letters), weekend));

  it("what is sent moves forward", () => {
    expect(reminder({ B: 2 }, SATURDAY_SUNDAY)).toBe(14);
    expect(reminder({ B: 10 }, SATURDAY_SUNDAY)).toBe(21);
    expect(reminder({ B: 8 }, FRIDAY_SATURDAY)).toBe(20);
    expect(reminder({ B: 10 }, FRIDAY_SATURDAY)).toBe(20);
    expect(steps({ P: 4 })).toEqual({ 1: MONDAY });
  });

  it("what a fixed day waits for moves back", () => {
    expect(steps({ phase: APPLYING, L: SUNDAY + 2 })[11]).toBe(SATURDAY - 1);
    expect(steps({ phase: ACCEPTING, O: 0, R: SUNDAY + 2 })).toMatchObject({ 24: SATURDAY - 1, 26: MONDAY });
    expect(steps({ phase: ACCEPTING, O: 0, R: SUNDAY + 2 }, FRIDAY_SATURDAY)).toMatchObject({ 24: SUNDAY });
  });

  it("days until an interview stay, and the message after it moves", () => {
    expect(steps({ phase: INTERVIEWING, A: SUNDAY })).toMatchObject({ 18: 2, 19: 4, 20: SATURDAY, 21: SUNDAY });
    const plan = derivePlan(factsOf({ phase: INTERVIEWING, A: 2, done: { D21: 2 } }), SATURDAY_SUNDAY);
    expect(otherDays(plan)).toEqual({ AFTER_INTERVIEW: 14 });
  });

  it("days of others and days set by hand stay", () => {
    const plan = derivePlan(factsOf({ L: SUNDAY, H: [1, SATURDAY], mine: [1, SUNDAY], hand: { 1: SATURDAY } }), SATURDAY_SUNDAY);

    expect(otherDays(plan)).toEqual({ APPLY: SUNDAY, THEIR_PROMISE: SATURDAY, MY_PROMISE: SUNDAY });
    expect(stepDays(plan)).toMatchObject({ 1: SATURDAY });
  });

  it("what became known on it is due that day, and no earlier", () => {
    expect(steps({ phase: ACCEPTING, O: 0, R: MONDAY, known: SATURDAY })).toMatchObject({ 24: SATURDAY, 26: SATURDAY });
  });
}); // prettier-ignore

describe("a pause", () => {
  it("moves own days by its length", () => {
    expect(reminder({})).toBe(10);
    expect(reminder({ pauses: [[2, 6]] })).toBe(14);
    expect(reminder({ pauses: [[9, 16]] })).toBe(17);
    expect(reminder({ pauses: [[0, 4]] })).toBe(14);
    expect(stepDays(planOf({ pauses: [[1, 8]] }))).toEqual({ 1: 9 });
  });

  it("has an end before which nothing of it is late", () => {
    expect(reminder({ pauses: [[20, 25]] })).toBe(25);
    expect(reminder({ pauses: [[12, 40]] })).toBe(40);
  });

  it("that was over before the anchor moves nothing", () => {
    expect(reminder({ B: 8, pauses: [[1, 8]] })).toBe(18);
    expect(reminder({ B: 9, pauses: [[1, 8]] })).toBe(19);
  });

  it("in which the anchor lies moves by its rest", () => {
    expect(reminder({ B: 3, pauses: [[1, 8]] })).toBe(18);
    expect(stepDays(planOf({ P: 3, pauses: [[1, 8]] }))).toEqual({ 1: 10 });
  });

  it("and a second one move by both lengths, and by their days once where they overlap", () => {
    expect(reminder({ pauses: [[2, 4], [6, 9]] })).toBe(15);
    expect(reminder({ pauses: [[6, 9], [2, 4]] })).toBe(15);
    expect(reminder({ pauses: [[2, 6], [4, 9]] })).toBe(17);
    expect(reminder({ pauses: [[2, 9], [4, 6]] })).toBe(17);
    expect(reminder({ pauses: [[2, 4], [4, 6]] })).toBe(14);
  });

  it("that ends early moves by the days that it had", () => {
    expect(reminder({ pauses: [[2, 30]] })).toBe(38);
    expect(reminder({ pauses: [[2, 5]] })).toBe(13);
  });

  it("leaves what others and its person set", () => {
    const plan = planOf({ L: 5, H: [1, 6], mine: [1, 4], hand: { 1: 3 }, pauses: [[2, 9]] });

    expect(otherDays(plan)).toEqual({ APPLY: 5, THEIR_PROMISE: 6, MY_PROMISE: 4 });
    expect(stepDays(plan)).toMatchObject({ 1: 3 });
    expect(otherDays(planOf({ phase: ACCEPTING, R: 5, G: 6, pauses: [[2, 9]] }))).toEqual({ ANSWER: 5, SIGN: 6 });
  });

  it("ends before what hangs on fixed days and would be due inside it", () => {
    const interview = { phase: INTERVIEWING, A: 20, skipped: { 16: 0, 17: 0 } };

    expect(stepDays(planOf({ ...interview, pauses: [[2, 9]] }))).toEqual({ 18: 16, 19: 18, 20: 19, 21: 20 });
    expect(stepDays(planOf({ ...interview, pauses: [[15, 19]] }))).toEqual({ 18: 19, 19: 19, 20: 19, 21: 20 });
    expect(reminder({ L: 20, pauses: [[25, 30]] })).toBe(30);
    expect(reminder({ L: 20, pauses: [[2, 9]] })).toBe(27);
    expect(reminder({ H: [1, 6], pauses: [[7, 9]] })).toBe(9);
    expect(reminder({ H: [1, 6], pauses: [[2, 8]] })).toBe(8);
  });

  it("puts no preparation after an appointment inside it", () => {
    const interview = (A: number, known: number): Letters => ({
      phase: INTERVIEWING, A, known, pauses: [[6, 18]], skipped: { 16: 0, 17: 0 },
    }); // prettier-ignore

    expect(stepDays(planOf(interview(9, 0)))).toEqual({ 18: 5, 19: 9, 20: 9, 21: 9 });
    expect(stepDays(planOf(interview(9, 8)))).toEqual({ 18: 9, 19: 9, 20: 9, 21: 9 });
    expect(stepDays(planOf(interview(9, 11)))).toEqual({ 21: 18 });
    expect(stepDays(planOf(interview(18, 0)))).toEqual({ 18: 18, 19: 18, 20: 18, 21: 18 });
  });

  it("that ends on a weekend ends on the working day after it, but for an interview", () => {
    expect(stepDays(derivePlan(factsOf({ pauses: [[1, SATURDAY]] }), SATURDAY_SUNDAY))).toEqual({ 1: MONDAY });
    const plan = derivePlan(factsOf({ phase: INTERVIEWING, A: 8, pauses: [[1, SATURDAY]] }), SATURDAY_SUNDAY);
    expect(stepDays(plan)).toMatchObject({ 18: SATURDAY, 19: SUNDAY });
  });

  it("is the one of the hunt until its last day", () => {
    expect(planOf({}).pausedUntil).toBeNull();
    expect(planOf({ pauses: [[6, 9], [2, 4]] }).pausedUntil).toBe(day(9));
  });

  it("has no day of a rule inside it but that of the appointment, whatever the facts are", () => {
    const anyDay = fc.integer({ min: 0, max: 60 });
    const pause = fc.tuple(anyDay, fc.integer({ min: 1, max: 20 })).map(([from, length]) => [from, from + length] as const);
    const letters = fc.record({
      phase: fc.constantFrom(...Object.values(PhaseName)), P: anyDay, L: anyDay, A: anyDay, O: anyDay, R: anyDay, C: anyDay,
      G: anyDay, J: anyDay, B: anyDay, known: anyDay, planFrom: anyDay, pauses: fc.array(pause, { minLength: 1, maxLength: 3 }),
      done: fc.dictionary(fc.constantFrom("D4", "D9", "D12", "D13", "D16", "D21", "D26", "D28"), anyDay),
    });
    fc.assert(
      fc.property(letters, fc.constantFrom(new Set<number>(), SATURDAY_SUNDAY, FRIDAY_SATURDAY), (found, weekend) => {
        const plan = derivePlan(factsOf(found), weekend);
        const days = [...plan.steps, ...plan.days.filter(({ day: name }) => name === "AFTER_INTERVIEW")];
        const inside = days.filter(
          ({ dueOn }) =>
            dueOn !== day(found.A) &&
            found.pauses.some(([from, until]) => dueOn !== null && dueOn >= day(from) && dueOn < day(until)),
        );

        expect(inside).toEqual([]);
      }),
      { seed: 2026, numRuns: 500 },
    );
  });
}); // prettier-ignore
