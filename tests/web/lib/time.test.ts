import { describe, expect, it } from "@jest/globals";
import { daysSince, logTime } from "../../../web/lib/time.js";

const NOW = new Date("2026-11-20T12:00:00Z");

describe("the days since a moment", () => {
  it.each([
    ["2026-11-20T11:59:00Z", 0],
    ["2026-11-19T12:00:01Z", 0],
    ["2026-11-19T12:00:00Z", 1],
    ["2026-10-21T12:00:00Z", 30],
    ["2026-11-21T00:00:00Z", 0],
  ])("are counted whole, and none for a moment to come: %s", (moment, days) => {
    expect(daysSince(moment, NOW)).toBe(days);
    expect(daysSince(new Date(moment), NOW)).toBe(days);
  });
});

describe("the time of a log entry", () => {
  it("is the clock of 24 hours and the day, as the specification writes it", () => {
    const midnight = new Date(2026, 10, 5, 0, 3, 22);

    expect(logTime(midnight, "en")).toBe("00:03:22 - 05 Nov 2026");
    expect(logTime(midnight.toISOString(), "en")).toBe("00:03:22 - 05 Nov 2026");
  });

  it("is in the language of the person, also after another one", () => {
    const afternoon = new Date(2026, 2, 5, 14, 3, 22);

    expect(["en", "de", "en"].map((locale) => logTime(afternoon, locale))).toEqual([
      "14:03:22 - 05 Mar 2026",
      "14:03:22 - 05 Mär 2026",
      "14:03:22 - 05 Mar 2026",
    ]);
  });
});
