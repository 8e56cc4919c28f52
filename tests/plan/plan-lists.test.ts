import { describe, expect, it } from "@jest/globals";
import { PhaseName } from "../../gateway/jobhunt/workflow.js";
import { SignKind, SignSender } from "../../gateway/sign/sign.entity.js";
import { day, listsOf, numberOf, otherDays, planOf, APPLIED, type Letters } from "./plan-letters.js";

const { INTERVIEWING, ACCEPTING, APPLYING } = PhaseName;

describe("the lists", () => {
  it("are WAITING for what matters only while they are silent, and PLAN for all else", () => {
    expect(listsOf(APPLIED)).toEqual({ FIRST_FOLLOW_UP_COMMUNICATIONS: "WAITING" });
    expect(listsOf({ ...APPLIED, no: 5 })).toEqual({ CLOSING_COMMUNICATIONS: "PLAN" });
    expect(listsOf({ ...APPLIED, hand: { 12: 5 } })).toEqual({ FIRST_FOLLOW_UP_COMMUNICATIONS: "WAITING" });
    expect(planOf({ phase: INTERVIEWING, A: 5, done: { D21: 5 } }).days).toMatchObject([
      { day: "APPOINTMENT 0", dueOn: day(5), list: "PLAN" },
      { day: "AFTER_INTERVIEW", list: "WAITING" },
    ]);
  });

  it("have both promises, until a later message of the same side", () => {
    expect(planOf({ H: [1, 5], mine: [1, 3] }).days).toMatchObject([
      { day: "MY_PROMISE", dueOn: day(3), list: "PLAN" },
      { day: "THEIR_PROMISE", dueOn: day(5), list: "WAITING" },
    ]);
    expect(otherDays(planOf({ H: [1, 5], mine: [2, 3], news: 3 }))).toEqual({ MY_PROMISE: 3 });
    const mine = { on: day(1), knownOn: day(1), sender: SignSender.ME, kind: SignKind.CALL, promisedOn: day(9) };
    expect(otherDays(planOf({}, { signs: [mine, { ...mine, promisedOn: null }] }))).toEqual({});
    expect(otherDays(planOf({}, { signs: [mine, { ...mine, promisedOn: day(4) }] }))).toEqual({ MY_PROMISE: 4 });
  });

  it("have the days of an answer and a signature until they were given", () => {
    const letters = { phase: ACCEPTING, R: 9, G: 12 };

    expect(otherDays(planOf(letters))).toEqual({ ANSWER: 9, SIGN: 12 });
    expect(otherDays(planOf({ ...letters, done: { D26: 5 } }))).toEqual({ SIGN: 12 });
    expect(otherDays(planOf({ ...letters, done: { D26: 5 }, skipped: { 28: 5 } }))).toEqual({});
    expect(otherDays(planOf({ ...letters, phase: INTERVIEWING }))).toEqual({});
  });

  it("have the next day as that of the hunt", () => {
    expect(planOf({}).nextDueOn).toBe(day(2));
    expect(planOf({ L: 1 }).nextDueOn).toBe(day(1));
    expect(planOf({ phase: APPLYING, L: 5 }).nextDueOn).toBe(day(2));
    expect(planOf({ mine: [0, 1] }).nextDueOn).toBe(day(1));
    expect(planOf({ hand: { 1: 90 } }).nextDueOn).toBe(day(90));
    expect(planOf({ phase: ACCEPTING, skipped: { 22: 0 } }).nextDueOn).toBeNull();
  });
}); // prettier-ignore

describe("quiet since", () => {
  const quiet = (letters: Letters): number | null => numberOf(planOf(letters).quietSince);

  it("the application, their last message, the invitation, the interview", () => {
    expect(quiet({ phase: APPLYING })).toBeNull();
    expect(quiet(APPLIED)).toBe(1);
    expect(quiet({ ...APPLIED, news: 4 })).toBe(4);
    expect(quiet({ ...APPLIED, H: [6, 30] })).toBe(6);
    expect(quiet({ phase: INTERVIEWING, P: 7, B: 1 })).toBe(7);
    expect(quiet({ phase: INTERVIEWING, P: 7, A: 9 })).toBe(9);
    expect(quiet({ phase: INTERVIEWING, P: 7, A: 9, done: { D21: 10 } })).toBe(10);
    expect(quiet({ phase: INTERVIEWING, P: 7, A: 9, news: 12 })).toBe(12);
  });

  it("no message or reminder of mine", () => {
    expect(quiet({ ...APPLIED, mine: [9, 12] })).toBe(1);
    expect(quiet({ ...APPLIED, done: { D12: 11, D13: 21 } })).toBe(1);
  });

  it("organizations were contacted, before anything was sent", () => {
    expect(quiet({ news: 4 })).toBeNull();
    expect(quiet({ done: { D5: 3 } })).toBe(3);
    expect(quiet({ done: { D5: 3 }, news: 4 })).toBe(4);
  });

  it("nothing while an offer is decided on", () => {
    expect(quiet({ phase: ACCEPTING, B: 1, news: 4, O: 5 })).toBeNull();
  });
});
