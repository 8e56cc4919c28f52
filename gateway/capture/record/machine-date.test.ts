import { describe, expect, it } from "@jest/globals";
import { lexiconFor } from "../languages/lexicon.js";
import { machineDate } from "./machine-date.js";

describe("a date written by a machine", () => {
  it.each([
    ["2026-08-06T07:39:35.941Z", "2026-08-06"],
    ["2026-08-06 07:39", "2026-08-06"],
    ["20261105", "2026-11-05"],
    ["20261105T103000Z", "2026-11-05"],
    ["20261105103000", "2026-11-05"],
    ["2026, 11, 5, 10, 30", "2026-11-05"],
    ["Mon, 31 Jan 2022 23:59:00", "2022-01-31"],
    ["Mon, 31 Jan 2022 23:59:00 +0100", "2022-01-31"],
    ["Thu Jul 01 00:00:00 UTC 2021", "2021-07-01"],
    ["Thu Jul 01 00:00:00 CEST 2021", "2021-07-01"],
    ["Thu Jul 01 2021 00:00:00 GMT+0200 (Central European Summer Time)", "2021-07-01"],
    ["Jul 1 2021 12:00:00 AM", "2021-07-01"],
    ["Jul 1, 2021, 12:00:00 AM", "2021-07-01"],
    ["7/1/2021 12:00:00 AM", "2021-07-01"],
    ["01-Jul-2021", "2021-07-01"],
    ["01-JUL-21", "2021-07-01"],
    ["1793491200000", "2026-11-01"],
    ["1793491200", "2026-11-01"],
    ["1793491200.25", "2026-11-01"],
    ["/Date(1793491200000+0100)/", "2026-11-01"],
  ])("is read: %s", (text, date) => {
    expect(machineDate(text, lexiconFor("en"), "DAY_FIRST")).toBe(date);
  });

  it.each([
    "Jul 01 00:00:00",
    "1 July",
    "31.12.",
    "30/12",
    "3 days ago",
    "today",
    "12345",
    "99999999999999",
    "42",
    "2021",
  ])("is nothing without a year of its own, whatever today is: %s", (text) => {
    expect(machineDate(text, lexiconFor("en"), "DAY_FIRST")).toBeNull();
  });

  it("is nothing where day and month may be swapped", () => {
    expect(machineDate("03/09/2026", lexiconFor("en"), null)).toBeNull();
    expect(machineDate("03/09/2026", lexiconFor("en"), "DAY_FIRST")).toBe("2026-09-03");
    expect(machineDate("09/23/2026", lexiconFor("en"), null)).toBe("2026-09-23");
  });
});
