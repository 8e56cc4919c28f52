import { describe, expect, it } from "@jest/globals";
import { decisionDays, workingDayAfter } from "../../../../web/plan/decision/decisionDays.js";
import { withReason } from "../../../../web/plan/decision/reasonText.js";

/** A Thursday. */
const TODAY = "2026-11-26";

function named(dueOn: string | null, deadline: string | null) {
  return decisionDays(TODAY, dueOn, deadline).map(({ label, day }) => [label.id, day]);
}

describe("the days for a later decision", () => {
  it.each([
    [null, null],
    ["2026-12-04", "2026-12-03"],
    // One day more is no more than tomorrow, or the third day.
    ["2026-11-28", null],
    ["2026-11-29", "2026-11-28"],
    ["2026-11-30", null],
    ["2026-12-01", "2026-11-30"],
    ["2026-11-25", null],
  ])("are tomorrow, the third day, and with the last day %s the one before it: %s", (deadline, beforeLast) => {
    expect(named(null, deadline)).toEqual([
      ["later.tomorrow", "2026-11-27"],
      ["later.inThreeDays", "2026-11-29"],
      ...(beforeLast === null ? [] : [["decision.later.beforeLast", beforeLast]]),
    ]);
  });

  it.each([
    ["2026-12-04", "2026-12-02", []],
    ["2026-12-05", "2026-12-02", [["decision.later.beforeLast", "2026-12-04"]]],
    ["2026-12-02", "2026-12-02", []],
  ])("are never before the day of the step: last day %s, step on %s", (deadline, dueOn, last) => {
    expect(named(dueOn, deadline)).toEqual([
      ["later.oneDay", "2026-12-03"],
      ["later.threeDays", "2026-12-05"],
      ...last,
    ]);
  });

  it.each([
    [TODAY, [6, 7], "2026-11-27"],
    ["2026-11-27", [6, 7], "2026-11-30"],
    [TODAY, [5, 6], "2026-11-29"],
    [TODAY, [1, 2, 3, 4, 5, 6, 7], "2026-11-27"],
  ])("begin after %s, with the weekend %j, on the working day %s", (day, weekend, next) => {
    expect(workingDayAfter(day, weekend)).toBe(next);
  });
});

describe("a reason with one more", () => {
  it.each([
    ["", "Pay", "Pay"],
    ["  ", "Pay", "Pay"],
    ["Too far", "Pay", "Too far, Pay"],
    ["Too far, Pay ", "Pay", "Too far, Pay"],
  ])("%j and %j is %j", (reason, more, both) => {
    expect(withReason(reason, more)).toBe(both);
  });
});
