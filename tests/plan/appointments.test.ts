import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { PhaseName } from "../../gateway/jobhunt/workflow.js";
import { Anchors } from "../../gateway/plan/anchors.js";
import { appointmentFact, keptAppointments, placed } from "../../gateway/plan/appointments.js";
import { derivePlan } from "../../gateway/plan/derive-plan.js";
import { AFTER_INTERVIEW_RULE } from "../../gateway/plan/due-rules.js";
import type { AppointmentFact } from "../../gateway/plan/plan-facts.js";
import {
  appointmentDays,
  day,
  factsOf,
  numberOf,
  otherDays,
  planOf,
  stepDays,
  type Letters,
  type Round,
} from "./plan-letters.js";

const { APPLYING, INTERVIEWING, ACCEPTING } = PhaseName;
const SATURDAY_SUNDAY = new Set([6, 7]);
/** A hunt in which nothing is open but the days until an interview, and the interview itself. */
const invited = (rounds: readonly Round[], more: Letters = {}): Letters => ({
  phase: INTERVIEWING, skipped: { 16: 0, 17: 0 }, rounds, ...more,
}); // prettier-ignore

/** Rounds, the days that they give to the steps 18 to 21, and the appointments that have a row. */
const TABLE: readonly (readonly [
  what: string,
  rounds: readonly Round[],
  steps: readonly number[],
  rows: Readonly<Record<string, number>>,
])[] = [
  ["none", [], [], {}],
  ["one", [{ on: 10 }], [6, 8, 9, 10], { 0: 10 }],
  ["two that were known from the beginning", [{ on: 20 }, { on: 10 }], [6, 8, 9, 10], { 0: 20, 1: 10 }],
  ["the next one after the talk", [{ on: 10 }, { on: 20, written: 12 }], [16, 18, 19, 20], { 1: 20 }],
  ["the next one before the talk", [{ on: 10 }, { on: 20, written: 9 }], [6, 8, 9, 10], { 0: 10, 1: 20 }],
  ["the next one on the day of the talk, without times", [{ on: 10 }, { on: 20, written: 10 }], [6, 8, 9, 10], { 0: 10, 1: 20 }],
  ["the next one an hour after the talk began", [{ on: 10, at: "11:00" }, { on: 20, written: 10 }], [16, 18, 19, 20], { 1: 20 }],
  ["the next one while they talk", [{ on: 10, at: "11:01" }, { on: 20, written: 10 }], [6, 8, 9, 10], { 0: 10, 1: 20 }],
  ["the next one after a talk with an outcome", [{ on: 10, hasOutcome: true }, { on: 20 }], [16, 18, 19, 20], { 1: 20 }],
  ["the next one soon after a talk with an outcome", [{ on: 10, hasOutcome: true }, { on: 12 }], [10, 10, 11, 12], { 1: 12 }],
  ["one that was cancelled", [{ on: 10, isCancelled: true }], [], {}],
  ["the first of two cancelled", [{ on: 10, isCancelled: true }, { on: 20, written: 8 }], [16, 18, 19, 20], { 1: 20 }],
  ["the next one cancelled", [{ on: 10 }, { on: 20, written: 12, isCancelled: true }], [6, 8, 9, 10], { 0: 10 }],
  ["all with an outcome", [{ on: 10, hasOutcome: true }], [10], {}],
  ["on the day before", [{ on: 10, written: 9 }], [9, 9, 9, 10], { 0: 10 }],
  ["on the day itself", [{ on: 10, written: 10 }], [10, 10, 10, 10], { 0: 10 }],
  ["after it", [{ on: 10, written: 12 }], [12], { 0: 10 }],
  ["moved nearer", [{ on: 10, moved: 8 }], [8, 8, 9, 10], { 0: 10 }],
  ["moved, and held before another one was created", [{ on: 10, moved: 12 }, { on: 20, written: 11 }], [16, 18, 19, 20], { 1: 20 }],
  ["the next one moved after the talk", [{ on: 10 }, { on: 20, written: 9, moved: 12 }], [6, 8, 9, 10], { 0: 10, 1: 20 }],
  ["moved to a day that is past", [{ on: 10, moved: 12 }], [12], { 0: 10 }],
  ["two moved to days that are past", [{ on: 10, moved: 13 }, { on: 11, moved: 12 }], [13], { 0: 10, 1: 11 }],
  ["after it, while another one is ahead", [{ on: 10, written: 12 }, { on: 20 }], [16, 18, 19, 20], { 0: 10, 1: 20 }],
  ["after it, and before another one that is written down on its day", [{ on: 10, written: 12 }, { on: 20, written: 20 }], [20, 20, 20, 20], { 1: 20 }],
]; // prettier-ignore

describe("appointments", () => {
  it.each(TABLE)("give days: %s", (_what, rounds, steps, rows) => {
    const plan = planOf(invited(rounds));

    expect(Object.values(stepDays(plan))).toEqual(steps);
    expect(appointmentDays(plan)).toEqual(rows);
  });

  it("stay where they are on a weekend, and so do the days until them", () => {
    const letters = invited([{ on: 6 }]);
    const plan = derivePlan(factsOf(letters), SATURDAY_SUNDAY);

    expect(stepDays(plan)).toEqual({ 18: 2, 19: 4, 20: 5, 21: 6 });
    expect(appointmentDays(plan)).toEqual({ 0: 6 });
  });

  it("stay in a pause, and the steps that prepare for them are due by then", () => {
    const plan = planOf(invited([{ on: 10 }], { pauses: [[7, 12]] }));

    expect(stepDays(plan)).toEqual({ 18: 6, 19: 10, 20: 10, 21: 10 });
    expect(appointmentDays(plan)).toEqual({ 0: 10 });
    expect(plan.nextDueOn).toBe(day(6));
  });

  it("leave days that were set by hand", () => {
    const letters = invited([{ on: 10 }, { on: 20, written: 12 }], { hand: { 18: 3, 19: null } });

    expect(stepDays(planOf(letters))).toEqual({ 18: 3, 19: null, 20: 19, 21: 20 });
  });

  it("have rows in every phase, and days to prepare until an offer is there", () => {
    const planIn = (phase: PhaseName) => planOf({ phase, rounds: [{ on: 10 }] });

    expect(appointmentDays(planIn(APPLYING))).toEqual({ 0: 10 });
    expect(stepDays(planIn(APPLYING))).toEqual({ 8: 3, 17: 7, 18: 6, 19: 8, 20: 9, 21: 10 });
    expect(appointmentDays(planIn(ACCEPTING))).toEqual({ 0: 10 });
    expect(Object.keys(stepDays(planIn(ACCEPTING)))).toEqual(["22"]);
  });

  it("are news: they end the reminders of an application, unless they were written down before it was sent", () => {
    const sent = (written: number, isCancelled = false): Letters => ({
      phase: APPLYING, B: 4, skipped: { 8: 0, 9: 0, 10: 0 }, rounds: [{ on: 30, written, isCancelled }],
    }); // prettier-ignore

    expect(stepDays(planOf(sent(6)))[12]).toBeUndefined();
    expect(stepDays(planOf(sent(3)))[12]).toBe(14);
    expect(stepDays(planOf(sent(6, true)))[12]).toBe(14);
  });

  it("come first on their day, in the order of their times", () => {
    const rounds = [{ on: 10, at: "23:59" }, { on: 10, at: "00:00" }, { on: 10 }, { on: 10, at: "09:30" }];
    const { days } = planOf(invited(rounds, { mine: [0, 10] }));

    expect(days.map(({ day: name, place }) => [name, place])).toEqual([
      ["APPOINTMENT 2", -1441],
      ["APPOINTMENT 1", -1440],
      ["APPOINTMENT 3", -870],
      ["APPOINTMENT 0", -1],
      ["MY_PROMISE", 3],
    ]);
  });

  it("that begin at the same time have different places", () => {
    const rounds = [{ on: 10, at: "09:30" }, { on: 10, at: "09:30" }, { on: 10, at: "09:29" }, { on: 10 }, { on: 10 }];

    expect(planOf(invited(rounds)).days.map(({ day: name, place }) => [name, place])).toEqual([
      ["APPOINTMENT 3", -1442],
      ["APPOINTMENT 4", -1441],
      ["APPOINTMENT 2", -872],
      ["APPOINTMENT 0", -871],
      ["APPOINTMENT 1", -870],
    ]);
  });

  it("in an hour that comes twice are in the order of their moments", () => {
    const round = (id: string, startsAt: string | null): AppointmentFact =>
      appointmentFact(
        {
          id, day: "2026-10-25", startsAt: startsAt === null ? null : new Date(startsAt), minutes: null,
          writtenAt: new Date("2026-10-01T12:00:00Z"), datedAt: new Date("2026-10-01T12:00:00Z"), isCancelled: false, hasOutcome: false,
        },
        "Europe/Berlin",
      ); // prettier-ignore
    const second = round("A", "2026-10-25T01:15:00Z");
    const first = round("B", "2026-10-25T00:45:00Z");
    const untimed = round("C", null);
    const kept = keptAppointments([second, first, untimed]);

    expect([first.minuteOfDay, second.minuteOfDay]).toEqual([2 * 60 + 45, 2 * 60 + 15]);
    expect(kept).toEqual([untimed, first, second]);
    expect(placed(kept).map(({ place }) => place)).toEqual([-1441, -1306, -1305]);
  });

  it("of a hunt that is not planned have rows", () => {
    const plan = derivePlan(factsOf(invited([{ on: 10 }]), { isPlanned: false }), new Set());

    expect(stepDays(plan)).toEqual({});
    expect(appointmentDays(plan)).toEqual({ 0: 10 });
    expect(plan.nextDueOn).toBe(day(10));
  });

  it("are news", () => {
    const quiet = (rounds: readonly Round[], more: Letters = {}): number | null =>
      numberOf(planOf(invited(rounds, more)).quietSince);

    expect(quiet([{ on: 10 }])).toBe(10);
    expect(quiet([{ on: 10, hasOutcome: true }])).toBe(10);
    expect(quiet([{ on: 10 }, { on: 20, written: 12 }])).toBe(20);
    expect(quiet([{ on: 10 }, { on: 20, written: 12, isCancelled: true }])).toBe(10);
    expect(quiet([{ on: 10, isCancelled: true }])).toBe(0);
    expect(quiet([{ on: 10 }], { phase: APPLYING, B: 1 })).toBe(10);
    expect(quiet([{ on: 10 }], { phase: PhaseName.PREPARING })).toBeNull();
    expect(quiet([{ on: 10 }], { phase: PhaseName.PREPARING, done: { D5: 3 } })).toBe(10);
  });

  it("that were held wait for news from the day on which they are over", () => {
    expect(otherDays(planOf(invited([{ on: 5 }])))).toEqual({});
    expect(otherDays(planOf(invited([{ on: 5, hasOutcome: true }])))).toEqual({ AFTER_INTERVIEW: 15 });
    expect(
      otherDays(
        planOf(
          invited([
            { on: 5, hasOutcome: true },
            { on: 9, hasOutcome: true },
          ]),
        ),
      ),
    ).toEqual({
      AFTER_INTERVIEW: 19,
    });
  });

  it("are the only facts that new rules count from, so plans of data without any are those of before", () => {
    const anchors = new Anchors(factsOf({ phase: INTERVIEWING, done: { D21: 5 } }));
    const added = AFTER_INTERVIEW_RULE.filter(({ conditions }) => conditions.includes("INTERVIEW_HELD"));

    expect(added).toHaveLength(2);
    expect(anchors.trueSince("INTERVIEW_HELD")).toBeNull();
  });

  it("give the same plan in whichever order they were written down", () => {
    const round = fc.record({
      on: fc.nat(40),
      written: fc.nat(40),
      moved: fc.nat(40),
      at: fc.constantFrom(undefined, "00:00", "09:30", "23:59"),
      isCancelled: fc.boolean(),
      hasOutcome: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(round, { maxLength: 5 }), (rounds) => {
        const facts = factsOf(invited(rounds.map(({ at, ...rest }) => (at === undefined ? rest : { ...rest, at }))));
        const reversed = { ...facts, appointments: facts.appointments.toReversed() };

        expect(derivePlan(reversed, SATURDAY_SUNDAY)).toEqual(derivePlan(facts, SATURDAY_SUNDAY));
      }),
      { seed: 2026 },
    );
  });
});

describe("the day of an appointment", () => {
  const written = {
    id: "A", day: "2026-11-30", minutes: 45, writtenAt: new Date("2026-11-20T23:30:00Z"),
    datedAt: new Date("2026-11-21T23:30:00Z"), isCancelled: false, hasOutcome: false,
  }; // prettier-ignore

  it("is that of the person, whose day is another one than theirs", () => {
    const startsAt = new Date("2026-11-30T14:00:00Z");

    expect(appointmentFact({ ...written, startsAt }, "America/New_York")).toMatchObject({
      on: "2026-11-30", writtenOn: "2026-11-20", knownOn: "2026-11-21", minuteOfDay: 9 * 60, endsAt: new Date("2026-11-30T14:45:00Z"),
    });
    expect(appointmentFact({ ...written, startsAt }, "Pacific/Auckland")).toMatchObject({
      on: "2026-12-01", writtenOn: "2026-11-21", knownOn: "2026-11-22", minuteOfDay: 3 * 60,
    });
  }); // prettier-ignore

  it("without a time is the same everywhere", () => {
    const noTime = { ...written, startsAt: null };

    expect(appointmentFact(noTime, "Pacific/Auckland")).toMatchObject({
      on: "2026-11-30",
      minuteOfDay: null,
      endsAt: null,
    });
    expect(appointmentFact(noTime, "America/New_York").on).toBe("2026-11-30");
  });

  it("begins at minute 0 at midnight", () => {
    const startsAt = new Date("2026-11-30T00:00:00Z");

    expect(appointmentFact({ ...written, startsAt }, "UTC").minuteOfDay).toBe(0);
  });
});
