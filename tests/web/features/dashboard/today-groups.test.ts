import { describe, expect, it } from "@jest/globals";
import {
  asksEach,
  entriesOf,
  isSoon,
  lastDayOf,
  linesOf,
  type EqualSteps,
  type TodayEntry,
} from "../../../../web/features/dashboard/today/todayGroups.js";
import type { KeptRow, TodayItem } from "../../../../web/features/dashboard/today/todayRows.js";

const TODAY = "2026-11-26";
const MONDAY = "2026-11-30";
const TUESDAY = "2026-12-01";

const hunt = {
  id: "1",
  name: "Analytics Engineer",
  jobTitle: null,
  location: null,
  salary: null,
  currentPhase: "PREPARING",
  noteGuid: "n1",
  employer: null,
  quietSince: null,
  version: 1,
  status: "ACTIVE",
} as const;

const item = (id: string, changed: Partial<TodayItem> = {}): TodayItem => ({
  id,
  kind: "STEP",
  step: "DECIDE_ON_JOB",
  dueOn: MONDAY,
  startsAt: null,
  version: 1,
  appointment: null,
  hint: null,
  jobHunt: { ...hunt, id },
  ...changed,
});
const applyBy = (on: string) => ({ hint: { key: "lastDayToApply", facts: [{ name: "on", value: on }] } });
const rows = (...items: readonly TodayItem[]): readonly KeptRow[] =>
  items.map((one, at) => ({ item: one, group: "next", at }));
const folded = (): boolean => false;
const named = (entries: readonly TodayEntry[]): readonly string[] =>
  entries.map((entry) => (entry.kind === "ROW" ? entry.row.item.id : entry.steps.id));
const idsOf = (list: readonly KeptRow[]): readonly string[] => list.map((row) => row.item.id);
const stepsIn = (entries: readonly TodayEntry[]): EqualSteps => {
  const found = entries.flatMap((entry) => (entry.kind === "STEPS" ? [entry.steps] : []))[0];
  if (found === undefined) throw new Error("No equal steps");
  return found;
};

describe("equal steps of several hunts", () => {
  it("stand in one row from three on", () => {
    const three = rows(item("a"), item("b"), item("c"));

    expect(named(entriesOf(three.slice(0, 2), folded))).toEqual(["a", "b"]);
    expect(named(entriesOf(three, folded))).toEqual(["next:DECIDE_ON_JOB"]);
  });

  it("stay in one row while it stands open, however few are left", () => {
    expect(named(entriesOf(rows(item("a")), (id) => id === "next:DECIDE_ON_JOB"))).toEqual(["next:DECIDE_ON_JOB"]);
  });

  it("are steps: days that others set and the journal stand by themselves", () => {
    const others = (kind: "DEADLINE" | "JOURNAL", ...ids: readonly string[]): readonly TodayItem[] =>
      ids.map((id) => item(id, { kind, step: kind === "JOURNAL" ? "JOURNAL_YOUR_JOB_HUNT" : null }));
    const entries = entriesOf(rows(...others("DEADLINE", "a", "b", "c"), ...others("JOURNAL", "d", "e", "f")), folded);

    expect(named(entries)).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  it("are sorted by their own day, then by their last day to apply, those without one last", () => {
    const entries = entriesOf(
      rows(
        item("late", { dueOn: TUESDAY, ...applyBy("2026-12-02") }),
        item("open"),
        item("second", applyBy("2026-12-04")),
        item("first", applyBy("2026-12-03")),
      ),
      folded,
    );
    const { rows: sorted, firstOn, lastOn, deadline } = stepsIn(entries);

    expect(idsOf(sorted)).toEqual(["first", "second", "open", "late"]);
    expect([firstOn, lastOn, deadline]).toEqual([MONDAY, TUESDAY, "2026-12-02"]);
  });

  it("have no days where none is set, and no last day to apply where another one is told", () => {
    const undated = (id: string): TodayItem =>
      item(id, { dueOn: null, hint: { key: "answerBy", facts: [{ name: "on", value: TUESDAY }] } });
    const { firstOn, lastOn, deadline } = stepsIn(entriesOf(rows(undated("a"), undated("b"), undated("c")), folded));

    expect([firstOn, lastOn, deadline]).toEqual([null, null, null]);
  });

  it("show five lines at first, beside those that are going, and all of them then", () => {
    const all = rows(..."abcdefg".split("").map((id) => item(id)));
    const steps = stepsIn(entriesOf(all, folded));
    const none = (): boolean => false;

    expect(linesOf(steps, "NONE", none)).toEqual([]);
    expect(idsOf(linesOf(steps, "FIRST", none))).toEqual(["a", "b", "c", "d", "e"]);
    expect(idsOf(linesOf(steps, "FIRST", (id) => id === "b"))).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(idsOf(linesOf(steps, "ALL", none))).toEqual(idsOf(all));
  });

  it("are done job by job where Done asks", () => {
    expect([asksEach("DECIDE_ON_JOB"), asksEach("SEND_APPLICATION_BUNDLE"), asksEach("FOLLOW_UP_EMAIL")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("the order of a day in Today", () => {
  it("is appointments by their time, days that others set, promises, steps, and equal steps last", () => {
    const email = { step: "FOLLOW_UP_EMAIL" } as const;
    const at = (id: string, startsAt: string | null): TodayItem =>
      item(id, { kind: "APPOINTMENT", step: null, startsAt });
    const entries = entriesOf(
      rows(
        ...[item("a"), item("b"), item("c"), item("step", email)],
        item("promise", { kind: "PROMISE", step: null }),
        item("deadline", { kind: "DEADLINE", step: null }),
        ...[at("whole day", null), at("eleven", "2026-11-30T11:00:00Z"), at("nine", "2026-11-30T09:00:00Z")],
      ),
      folded,
    );

    const steps = ["step", "next:DECIDE_ON_JOB"];
    expect(named(entries)).toEqual(["nine", "eleven", "whole day", "deadline", "promise", ...steps]);
  });

  it("follows the days first: equal steps stand at their earliest one", () => {
    const entries = entriesOf(
      rows(
        item("other", { step: "FOLLOW_UP_EMAIL", dueOn: TUESDAY }),
        ...[item("a", { dueOn: TUESDAY }), item("b"), item("c", { dueOn: TUESDAY })],
      ),
      folded,
    );

    expect(named(entries)).toEqual(["next:DECIDE_ON_JOB", "other"]);
  });

  it("is that of the server among equals", () => {
    const email = { step: "FOLLOW_UP_EMAIL" } as const;
    expect(named(entriesOf(rows(item("b", email), item("a", email)), folded))).toEqual(["b", "a"]);
  });
});

describe("a last day", () => {
  it.each([
    ["that is past", "2026-11-25", false],
    ["today", TODAY, true],
    ["in seven days", "2026-12-03", true],
    ["in eight days", "2026-12-04", false],
  ])("is near or not: %s", (_when, day, soon) => {
    expect(isSoon(day, TODAY)).toBe(soon);
  });

  it("is none where nothing tells one", () => {
    const quiet = { hint: { key: "noNews", facts: [{ name: "on", value: TUESDAY }] } };

    expect([isSoon(null, TODAY), lastDayOf({ hint: null }), lastDayOf(quiet)]).toEqual([false, null, null]);
    expect(lastDayOf(applyBy(TUESDAY))).toBe(TUESDAY);
  });
});
