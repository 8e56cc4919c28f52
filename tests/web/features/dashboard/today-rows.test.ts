import { describe, expect, it } from "@jest/globals";
import {
  actionsOf,
  huntLabel,
  isLate,
  leftUntilToday,
  nextFocus,
  offeredHunt,
  titleOf,
  waitingHunts,
  withKept,
  type TodayGroups,
  type TodayItem,
} from "../../../../web/features/dashboard/today/todayRows.js";
import { rowsOf } from "../../../../web/features/dashboard/today/visibleRows.js";

const TODAY = "2026-11-26";
const EARLIER = "2026-11-24";

const hunt = {
  id: "1",
  name: "Analytics Engineer",
  jobTitle: null,
  location: null,
  salary: null,
  currentPhase: "APPLYING",
  noteGuid: "n1",
  employer: null,
  quietSince: null,
  version: 1,
  status: "ACTIVE",
} as const;

const item = (changed: Partial<TodayItem> = {}): TodayItem => ({
  id: "1:12",
  kind: "STEP",
  step: "FIRST_FOLLOW_UP_COMMUNICATIONS",
  dueOn: TODAY,
  startsAt: null,
  version: 1,
  appointment: null,
  hint: null,
  jobHunt: hunt,
  ...changed,
});
const day = (kind: "DEADLINE" | "PROMISE", key: string, dueOn = EARLIER): TodayItem =>
  item({ kind, step: null, dueOn, hint: { key, facts: [] } });
const interview = (changed: Partial<NonNullable<TodayItem["appointment"]>> = {}): TodayItem => ({
  ...item({ id: "1:APPOINTMENT a", kind: "APPOINTMENT", step: null, startsAt: "2026-11-26T13:30:00Z" }),
  appointment: {
    id: "a",
    version: 1,
    jobHuntId: "1",
    kind: "PHONE",
    round: "INTERVIEW",
    roundNumber: 2,
    roundName: null,
    day: TODAY,
    time: "14:30",
    timeZone: "Europe/Berlin",
    repeatedHour: null,
    startsAt: "2026-11-26T13:30:00Z",
    minutes: 20,
    place: null,
    url: null,
    phone: null,
    note: null,
    outcome: null,
    cancelledBy: null,
    contacts: [],
    ...changed,
  },
});
const group = (...items: TodayItem[]) => ({ count: items.length, items });
const groups = (changed: Partial<TodayGroups> = {}): TodayGroups => ({
  on: TODAY,
  overdue: group(),
  today: group(),
  next: group(),
  waiting: group(),
  undated: group(),
  captured: null,
  ...changed,
});

describe("a row of Today", () => {
  it.each([
    ["a step", item(), { isStep: true, isAppointment: false, canAnswer: false, canGiveUp: false, opens: "STEP" }],
    [
      "the journal",
      item({ kind: "JOURNAL" }),
      { isStep: true, isAppointment: false, canAnswer: false, canGiveUp: false, opens: "STEP" },
    ],
    [
      "the last day to apply",
      day("DEADLINE", "lastDayToApply"),
      { isStep: false, isAppointment: false, canAnswer: false, canGiveUp: true, opens: "HUNT" },
    ],
    [
      "the day to answer",
      day("DEADLINE", "answerBy"),
      { isStep: false, isAppointment: false, canAnswer: false, canGiveUp: false, opens: "HUNT" },
    ],
    [
      "their promise",
      day("PROMISE", "theyPromised"),
      { isStep: false, isAppointment: false, canAnswer: true, canGiveUp: false, opens: "SHEET" },
    ],
    [
      "my promise",
      day("PROMISE", "youPromised"),
      { isStep: false, isAppointment: false, canAnswer: false, canGiveUp: false, opens: "HUNT" },
    ],
    [
      "an appointment",
      interview(),
      { isStep: false, isAppointment: true, canAnswer: false, canGiveUp: false, opens: "SHEET" },
    ],
  ])("offers what can be done about %s", (_name, row, actions) => {
    expect(actionsOf(row)).toEqual(actions);
  });

  it.each([
    ["a step", item({ dueOn: EARLIER }), false],
    ["my promise", day("PROMISE", "youPromised"), false],
    ["asking for news", day("PROMISE", "noNewsSinceInterview"), false],
    ["their promise", day("PROMISE", "theyPromised"), false],
    ["the day to sign", day("DEADLINE", "signBy"), true],
    ["the last day to apply, today", day("DEADLINE", "lastDayToApply", TODAY), false],
  ])("is late only at a day that others set: %s", (_name, row, late) => {
    expect(isLate(row, TODAY)).toBe(late);
  });

  it("is named by its step, or by its day", () => {
    expect(titleOf(item()).defaultMessage).toBe("First follow-up communications");
    expect(titleOf(day("DEADLINE", "answerBy")).defaultMessage).toBe("Last day to answer the offer");
    expect(titleOf(day("DEADLINE", "of a later release")).defaultMessage).toBe("A day to keep");
  });

  it("names the employer once", () => {
    const employer = { name: "Brindle Maps" };
    expect(huntLabel({ name: "Engineer", jobTitle: null, employer })).toBe("Engineer, Brindle Maps");
    expect(huntLabel({ name: "Hunt 7", jobTitle: "Engineer, Brindle maps", employer })).toBe("Engineer, Brindle maps");
    expect(huntLabel({ name: "Engineer", jobTitle: null, employer: null })).toBe("Engineer");
  });
});

describe("the rows of Today", () => {
  it.each([
    ["the following one", "b", "c"],
    ["the one before the last", "c", "b"],
  ])("hand the focus to %s", (_name, gone, next) => {
    expect(nextFocus(["a", "b", "c"], [gone])).toBe(next);
  });

  it("hand the focus to none when the only one goes", () => {
    expect(nextFocus(["a"], ["a"])).toBeUndefined();
  });

  it("are counted without those that are going", () => {
    const all = groups({ overdue: group(item({ id: "a" })), today: group(item({ id: "b" }), item({ id: "c" })) });
    expect(leftUntilToday(all, new Set(["a", "c", "elsewhere"]))).toBe(1);
  });

  it("keep one that was changed elsewhere where it stood", () => {
    const kept = { item: item({ id: "b" }), group: "today", at: 1 } as const;
    const ids = (...there: string[]): string[] =>
      withKept(
        there.map((id) => item({ id })),
        "today",
        [kept],
      ).map(({ id }) => id);
    expect(ids("a", "c")).toEqual(["a", "b", "c"]);
    expect(ids("a", "b")).toEqual(["a", "b"]);
    expect(withKept([], "next", [kept])).toEqual([]);
  });

  it("are gone once how an appointment went is known, or it was cancelled", () => {
    const all = groups({
      today: group(interview({ outcome: "GOOD" }), interview({ cancelledBy: "THEM" }), interview()),
    });
    expect(rowsOf(all, new Map(), false).today.map((row) => row.item)).toEqual([interview()]);
  });

  it("can be one small thing: the first that is not going", () => {
    const all = groups({ overdue: group(item({ id: "a" })), next: group(item({ id: "b" }), item({ id: "c" })) });
    const shown = rowsOf(all, new Map([["a", { kind: "GOING", dueOn: TODAY }]]), true);
    expect(Object.values(shown).flatMap((rows) => rows.map((row) => row.item.id))).toEqual(["b"]);
  });
});

describe("the hunts that wait", () => {
  const waiting = (id: string, quietSince: string | null): TodayItem =>
    item({ id: `${id}:12`, jobHunt: { ...hunt, id, quietSince } });

  it("stand there once, with the days without news from three days on", () => {
    const [first, second] = [waiting("1", "2026-11-14"), waiting("2", "2026-11-24")];
    const hunts = waitingHunts([first, second, item({ id: "1:13" })], TODAY);
    expect(hunts).toEqual([
      { item: first, days: 12 },
      { item: second, days: 0 },
    ]);
  });

  it("are offered when the day is done, the one that waits longest, from a week on", () => {
    const hunts = waitingHunts(
      [waiting("1", "2026-11-20"), waiting("2", "2026-11-18"), waiting("3", "2026-11-10")],
      TODAY,
    );
    expect(offeredHunt(hunts)?.item.jobHunt.id).toBe("3");
    expect(offeredHunt(hunts.slice(0, 1))).toBeUndefined();
  });
});
