import { describe, expect, it } from "@jest/globals";
import { hasCome } from "../../../../web/plan/appointment/hasCome.js";

const STARTS_AT = "2026-11-26T13:30:00Z";
const DAY = "2026-11-26";

describe("the time of an appointment has come", () => {
  it.each([
    ["not a minute before it begins", STARTS_AT, DAY, "2026-11-26T13:29:00Z", false],
    ["when it begins", STARTS_AT, DAY, "2026-11-26T13:30:00Z", true],
    ["on its day, without a time", null, DAY, "2026-11-26T05:00:00Z", true],
    ["not before its day, without a time", null, "2026-11-27", "2026-11-26T23:00:00Z", false],
  ])("%s", (_name, startsAt, day, now, come) => {
    expect(hasCome({ startsAt, day }, new Date(now), "2026-11-26")).toBe(come);
  });
});
