import { describe, expect, it } from "@jest/globals";
import {
  addDays,
  checkDays,
  dayIn,
  daysBetween,
  isDay,
  isPlannable,
  minuteIn,
  refuseFuture,
  weekdayOf,
} from "./day.js";

describe("a calendar day", () => {
  it.each([
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-02-28", 1, "2026-03-01"],
    ["2000-02-28", 1, "2000-02-29"],
    ["1900-02-28", 1, "1900-03-01"],
    ["2028-02-29", 366, "2029-03-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2026-03-28", 1, "2026-03-29"],
    ["2026-03-28", 2, "2026-03-30"],
    ["2026-10-24", 2, "2026-10-26"],
    ["1900-01-01", -1, "1899-12-31"],
    ["2200-12-31", 1, "2201-01-01"],
  ])("%s and %d days is %s", (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
    expect(daysBetween(day, later)).toBe(days);
    expect(addDays(later, -days)).toBe(day);
  });

  it("has a day of the week, from 1 for Monday to 7 for Sunday", () => {
    const week = ["2026-03-30", "2026-03-31", "2026-04-01", "2026-04-02", "2026-04-03", "2026-04-04", "2026-04-05"];

    expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(weekdayOf("1900-01-01")).toBe(1);
    expect(weekdayOf("2200-12-31")).toBe(3);
  });

  it.each(["2026-02-31", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "2026-1-1", "26-01-01", "", "today"])(
    "is not %j",
    (text) => {
      expect(isDay(text)).toBe(false);
      expect(() => { checkDays({ deadline: text }); }).toThrow(/deadline: a day from/);
    },
  );

  it.each([
    ["UTC", "00:00", 0],
    ["UTC", "23:59", 1439],
    ["Europe/Berlin", "09:30", 630],
    ["Pacific/Auckland", "12:00", 60],
    ["Asia/Kathmandu", "18:15", 0],
  ])("has minutes, in %s at %s UTC number %d", (zone, time, minute) => {
    expect(minuteIn(zone, new Date(`2026-11-30T${time}:00Z`))).toBe(minute);
  });

  it.each([["1899-12-31", false], ["1900-01-01", true], ["2028-02-29", true], ["2200-12-31", true], ["2201-01-01", false]])(
    "%s in a plan: %s",
    (day, isPossible) => {
      expect(isDay(day)).toBe(true);
      expect(isPlannable(day)).toBe(isPossible);
    },
  );

  it("may be absent or null, and every fault is reported at once", () => {
    expect(() => { checkDays({ deadline: null, answerBy: undefined, signBy: "2026-03-01" }); }).not.toThrow();
    expect(() => { checkDays({ deadline: "1899-12-31", answerBy: "2201-01-01" }); }).toThrow("2 fields break a rule: deadline, answerBy.");
  });

  it("can be today but no later where it is past", () => {
    expect(() => { refuseFuture("doneOn", "2026-03-02", "2026-03-02"); }).not.toThrow();
    expect(() => { refuseFuture("doneOn", "2026-03-03", "2026-03-02"); }).toThrow(/doneOn: today or earlier/);
  });
}); // prettier-ignore

describe("the day of a moment", () => {
  it.each([
    ["Pacific/Kiritimati", "2026-03-02T10:30:00Z", "2026-03-03"],
    ["Pacific/Pago_Pago", "2026-03-02T10:30:00Z", "2026-03-01"],
    ["UTC", "2026-03-02T10:30:00Z", "2026-03-02"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"],
    ["Europe/Berlin", "2028-02-28T23:00:00Z", "2028-02-29"],
    // Clocks go forward: the day has 23 hours.
    ["Europe/Berlin", "2026-03-28T22:59:59Z", "2026-03-28"],
    ["Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-29"],
    ["Europe/Berlin", "2026-03-29T21:59:59Z", "2026-03-29"],
    ["Europe/Berlin", "2026-03-29T22:00:00Z", "2026-03-30"],
    // Clocks go back: the day has 25 hours.
    ["Europe/Berlin", "2026-10-24T21:59:59Z", "2026-10-24"],
    ["Europe/Berlin", "2026-10-24T22:00:00Z", "2026-10-25"],
    ["Europe/Berlin", "2026-10-25T22:59:59Z", "2026-10-25"],
    ["Europe/Berlin", "2026-10-25T23:00:00Z", "2026-10-26"],
    // Midnight itself is left out: the day begins at one o'clock.
    ["America/Santiago", "2026-09-06T03:59:59Z", "2026-09-05"],
    ["America/Santiago", "2026-09-06T04:00:00Z", "2026-09-06"],
    // Midnight comes twice: the first hour of the next day was the last of this one.
    ["America/Santiago", "2026-04-05T03:30:00Z", "2026-04-04"],
    ["America/Santiago", "2026-04-05T04:00:00Z", "2026-04-05"],
  ])("in %s at %s is %s", (zone, moment, day) => {
    expect(dayIn(zone, new Date(moment))).toBe(day);
  });

  it("is none in a zone that does not exist", () => {
    expect(() => dayIn("Europe/Nowhere", new Date())).toThrow(RangeError);
  });
});
