import { describe, expect, it } from "@jest/globals";
import { decisionDays, workingDayAfter } from "../../../../web/plan/decision/decisionDays.js";
import { withReason } from "../../../../web/plan/decision/reasonText.js";

/** A Thursday. */
const TODAY = "2026-11-26";

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
    expect(decisionDays(TODAY, deadline)).toEqual({ tomorrow: "2026-11-27", inThreeDays: "2026-11-29", beforeLast });
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
