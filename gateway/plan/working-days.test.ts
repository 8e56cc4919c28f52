import { describe, expect, it } from "@jest/globals";
import { addDays, weekdayOf } from "../platform/day.js";
import { lastWorkingDayOfWeek, nextWorkingDay, previousWorkingDay, weekendOf } from "./working-days.js";

const [FRIDAY, SATURDAY, SUNDAY] = [5, 6, 7];
/** A week from Monday on. */
const WEEK = Array.from({ length: 7 }, (_, place) => addDays("2026-03-02", place));

describe("the weekend", () => {
  it.each([
    ["Europe/Berlin", [SATURDAY, SUNDAY]],
    ["America/New_York", [SATURDAY, SUNDAY]],
    ["Africa/Cairo", [FRIDAY, SATURDAY]],
    ["Asia/Jerusalem", [FRIDAY, SATURDAY]],
    ["Asia/Riyadh", [FRIDAY, SATURDAY]],
    ["Asia/Tehran", [FRIDAY]],
    ["Asia/Kolkata", [SUNDAY]],
    ["Asia/Dubai", [SATURDAY, SUNDAY]],
    ["UTC", [SATURDAY, SUNDAY]],
  ])("of %s is %j", (zone, days) => {
    expect([...weekendOf(zone)].sort()).toEqual(days);
  });

  it.each([
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["Egypt", "Africa/Cairo"],
    ["Iran", "Asia/Tehran"],
    ["Asia/Tel_Aviv", "Asia/Jerusalem"],
    ["asia/kolkata", "Asia/Kolkata"],
  ])("of %s is that of %s, which is the same zone", (alias, zone) => {
    expect(weekendOf(alias)).toEqual(weekendOf(zone));
  });
});

describe("working days", () => {
  it.each([
    ["Saturday and Sunday", [6, 7], [1, 2, 3, 4, 5, 1, 1], [1, 2, 3, 4, 5, 5, 5]],
    ["Friday and Saturday", [5, 6], [1, 2, 3, 4, 7, 7, 7], [1, 2, 3, 4, 4, 4, 7]],
    ["Friday", [5], [1, 2, 3, 4, 6, 6, 7], [1, 2, 3, 4, 4, 6, 7]],
    ["Sunday", [7], [1, 2, 3, 4, 5, 6, 1], [1, 2, 3, 4, 5, 6, 6]],
    ["no day", [], [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7]],
  ])("are next and previous where %s is off", (_name, days, next, previous) => {
    const weekend = new Set(days);

    expect(WEEK.map((day) => weekdayOf(nextWorkingDay(day, weekend)))).toEqual(next);
    expect(WEEK.map((day) => weekdayOf(previousWorkingDay(day, weekend)))).toEqual(previous);
    for (const day of WEEK) {
      expect(nextWorkingDay(day, weekend) >= day && nextWorkingDay(day, weekend) <= addDays(day, 3)).toBe(true);
      expect(previousWorkingDay(day, weekend) <= day && previousWorkingDay(day, weekend) >= addDays(day, -3)).toBe(
        true,
      );
    }
  });

  it.each([
    ["Saturday and Sunday", [6, 7], ["06", "06", "06", "06", "06", "06", "06"]],
    ["Friday and Saturday", [5, 6], ["05", "05", "05", "05", "05", "05", "12"]],
    ["Friday", [5], ["05", "05", "05", "05", "05", "12", "12"]],
    ["Sunday", [7], ["07", "07", "07", "07", "07", "07", "07"]],
  ])("end a week, and a weekend belongs to the week before it, where %s is off", (_name, days, last) => {
    expect(WEEK.map((day) => lastWorkingDayOfWeek(day, new Set(days)))).toEqual(last.map((day) => `2026-03-${day}`));
  });
});
