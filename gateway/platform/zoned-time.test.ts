import { describe, expect, it } from "@jest/globals";
import { isClockTime, momentsOf, offsetName } from "./zoned-time.js";

describe("the moments at which clocks show a time", () => {
  it.each([
    ["UTC", "2026-11-30", "10:30", "2026-11-30T10:30:00.000Z"],
    ["Europe/Berlin", "2026-11-30", "10:30", "2026-11-30T09:30:00.000Z"],
    ["Europe/Berlin", "2026-07-30", "00:00", "2026-07-29T22:00:00.000Z"],
    ["America/New_York", "2026-11-30", "23:59", "2026-12-01T04:59:00.000Z"],
    ["America/St_Johns", "2026-07-01", "09:00", "2026-07-01T11:30:00.000Z"],
    ["Asia/Kathmandu", "2026-07-01", "00:00", "2026-06-30T18:15:00.000Z"],
    ["Asia/Kathmandu", "1910-01-01", "12:00", "1910-01-01T06:18:44.000Z"],
    ["Pacific/Kiritimati", "2026-01-01", "00:00", "2025-12-31T10:00:00.000Z"],
    ["Pacific/Pago_Pago", "2026-12-31", "23:30", "2027-01-01T10:30:00.000Z"],
    ["Europe/London", "2028-02-29", "09:00", "2028-02-29T09:00:00.000Z"],
    ["Australia/Lord_Howe", "2026-01-15", "09:00", "2026-01-14T22:00:00.000Z"],
    ["Pacific/Apia", "2011-12-29", "23:59", "2011-12-30T09:59:00.000Z"],
    ["Pacific/Apia", "2011-12-31", "00:00", "2011-12-30T10:00:00.000Z"],
  ])("are one in %s on %s at %s", (zone, day, time, moment) => {
    expect(isoOf(day, time, zone)).toEqual([moment]);
  });

  it.each([
    ["Europe/Berlin", "2026-03-29", ["01:59", "03:00"], ["02:00", "02:30", "02:59"]],
    ["America/St_Johns", "2026-03-08", ["01:59", "03:00"], ["02:00", "02:59"]],
    ["Australia/Lord_Howe", "2026-10-04", ["01:59", "02:30"], ["02:00", "02:29"]],
    ["Africa/Casablanca", "2026-03-22", ["01:59", "03:00"], ["02:00", "02:59"]],
    ["America/Sao_Paulo", "2018-11-04", ["01:00"], ["00:00", "00:59"]],
    ["Pacific/Apia", "2011-12-30", [], ["00:00", "12:00", "23:59"]],
  ])("are none in %s on %s where clocks go forward", (zone, day, shown, skipped) => {
    expect(shown.map((time) => isoOf(day, time, zone).length)).toEqual(shown.map(() => 1));
    expect(skipped.map((time) => isoOf(day, time, zone).length)).toEqual(skipped.map(() => 0));
  });

  it.each([
    ["Europe/Berlin", "2026-10-25", "02:30", ["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"]],
    ["America/St_Johns", "2026-11-01", "01:00", ["2026-11-01T03:30:00.000Z", "2026-11-01T04:30:00.000Z"]],
    ["Australia/Lord_Howe", "2026-04-05", "01:45", ["2026-04-04T14:45:00.000Z", "2026-04-04T15:15:00.000Z"]],
    ["Africa/Casablanca", "2026-02-15", "02:30", ["2026-02-15T01:30:00.000Z", "2026-02-15T02:30:00.000Z"]],
  ])("are two in %s on %s at %s, where clocks go back", (zone, day, time, moments) => {
    expect(isoOf(day, time, zone)).toEqual(moments);
  });

  it.each([
    ["Australia/Lord_Howe", "2026-04-05", ["01:29", "02:00"]],
    ["Europe/Berlin", "2026-10-25", ["01:59", "03:00"]],
  ])("are one in %s on %s before and after what comes twice", (zone, day, times) => {
    expect(times.map((time) => isoOf(day, time, zone).length)).toEqual([1, 1]);
  });

  it("are in no zone that does not exist", () => {
    expect(() => momentsOf("2026-11-30", "10:00", "Middle/Earth")).toThrow(RangeError);
  });
});

describe("the offset of a zone", () => {
  it.each([
    ["Europe/Berlin", "2026-10-25T00:30:00Z", "UTC+02:00"],
    ["Europe/Berlin", "2026-10-25T01:30:00Z", "UTC+01:00"],
    ["America/St_Johns", "2026-12-01T00:00:00Z", "UTC-03:30"],
    ["Asia/Kathmandu", "2026-12-01T00:00:00Z", "UTC+05:45"],
    ["UTC", "2026-12-01T00:00:00Z", "UTC+00:00"],
  ])("of %s at %s is written %s", (zone, moment, name) => {
    expect(offsetName(zone, new Date(moment))).toBe(name);
  });
});

describe("a time of day", () => {
  it.each(["00:00", "09:05", "23:59"])("can be %s", (text) => {
    expect(isClockTime(text)).toBe(true);
  });

  it.each(["24:00", "9:05", "12:60", "12:30:00", "", "noon", " 12:30", "12:30\n"])("cannot be %j", (text) => {
    expect(isClockTime(text)).toBe(false);
  });
});

function isoOf(day: string, time: string, zone: string): string[] {
  return momentsOf(day, time, zone).map((moment) => moment.toISOString());
}
