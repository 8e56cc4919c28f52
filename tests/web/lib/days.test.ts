import { describe, expect, it, jest } from "@jest/globals";
import { addDays, dayAt, daysBetween, startOfNextWeek, untilTomorrow } from "../../../web/lib/days.js";

const MINUTE = 60_000;

describe("the day of a moment", () => {
  it.each([
    ["2026-11-26T22:59:59Z", "Europe/Berlin", "2026-11-26"],
    ["2026-11-26T23:00:00Z", "Europe/Berlin", "2026-11-27"],
    ["2026-11-26T04:59:59Z", "America/New_York", "2026-11-25"],
    ["2026-01-01T00:00:00Z", "UTC", "2026-01-01"],
    // Thirteen hours ahead in summer.
    ["2026-12-31T11:00:00Z", "Pacific/Auckland", "2027-01-01"],
  ])("%s is in %s the day %s", (moment, zone, day) => {
    expect(dayAt(new Date(moment), zone)).toBe(day);
  });

  it.each(["2026-03-29T00:30:00Z", "2026-11-26T11:59:59Z", "2026-11-26T23:30:00Z"])(
    "%s is in the browser's zone the day of that zone",
    (moment) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

      expect(dayAt(new Date(moment), null)).toBe(dayAt(new Date(moment), timeZone));
    },
  );
});

describe("days", () => {
  it.each([
    ["2026-11-26", 1, "2026-11-27"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-28", 2, "2026-03-30"],
    ["2026-03-01", -1, "2026-02-28"],
  ])("%s and %d days are %s, and back", (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
    expect(daysBetween(to, from)).toBe(-days);
  });

  it.each<[string, string, number[], string]>([
    ["a Thursday", "2026-11-26", [6, 7], "2026-11-30"],
    ["a Monday, which is never the day itself", "2026-11-30", [6, 7], "2026-12-07"],
    ["a Saturday", "2026-11-28", [6, 7], "2026-11-30"],
    ["a Sunday", "2026-11-29", [6, 7], "2026-11-30"],
    ["a weekend of Friday and Saturday", "2026-11-26", [5, 6], "2026-11-29"],
    ["its Saturday", "2026-11-28", [5, 6], "2026-11-29"],
    ["a weekend of Sunday", "2026-11-28", [7], "2026-11-30"],
    ["no weekend", "2026-11-26", [], "2026-12-03"],
  ])("are followed by the first working day after the weekend: %s", (_name, day, weekend, start) => {
    expect(startOfNextWeek(day, weekend)).toBe(start);
  });
});

describe("the time until tomorrow", () => {
  it.each([
    ["an ordinary day", "2026-11-26T22:58:00Z", "Europe/Berlin", 2 * MINUTE],
    ["a whole day", "2026-11-26T00:00:00Z", "UTC", 1440 * MINUTE],
    ["the day of 23 hours", "2026-03-28T23:00:00Z", "Europe/Berlin", 23 * 60 * MINUTE],
    ["the day of 25 hours", "2026-10-24T22:00:00Z", "Europe/Berlin", 25 * 60 * MINUTE],
    ["a zone of quarters of an hour", "2026-11-26T18:14:30Z", "Asia/Kathmandu", MINUTE / 2],
  ])("is exact on %s", (_name, now, zone, milliseconds) => {
    expect(untilTomorrow(new Date(now), zone)).toBe(milliseconds);
  });

  it("is found with one format, which takes long to create, and one that says whether the browser knows the zone", () => {
    const created = jest.spyOn(Intl, "DateTimeFormat");

    untilTomorrow(new Date("2026-11-26T00:00:00Z"), "Asia/Tokyo");

    expect(created).toHaveBeenCalledTimes(2);
    created.mockRestore();
  });
});
