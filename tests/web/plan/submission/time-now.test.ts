import { describe, expect, it } from "@jest/globals";
import { timeNow } from "../../../../web/plan/submission/timeNow.js";

const MOMENT = new Date("2026-11-25T23:05:00Z");

describe("the time of day", () => {
  it.each([
    ["Europe/Berlin", "00:05"],
    ["UTC", "23:05"],
    ["America/New_York", "18:05"],
    ["Asia/Kolkata", "04:35"],
  ])("is that of the person's zone: %s, %s", (timeZone, time) => {
    expect(timeNow(MOMENT, timeZone)).toBe(time);
  });

  it("is that of this device where the person has no zone", () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

    expect(timeNow(MOMENT, null)).toBe(timeNow(MOMENT, here));
  });
});
