import { describe, expect, it } from "@jest/globals";
import { zoneToOffer } from "../../../web/lib/timeZones.js";

describe("the time zone of the browser, when it is another one", () => {
  it.each([
    ["another one is kept", "Europe/Berlin", "Asia/Tokyo", "Asia/Tokyo"],
    ["none is kept", null, "Asia/Tokyo", "Asia/Tokyo"],
    ["it is unknown to this browser", "Mars/Base", "Asia/Tokyo", "Asia/Tokyo"],
    ["the same is kept", "Asia/Tokyo", "Asia/Tokyo", null],
    ["the same is kept under its other name", "Asia/Kolkata", "Asia/Calcutta", null],
    ["the browser does not say", "Europe/Berlin", null, null],
  ])("when %s: kept %j, browser %j, offered %j", (_when, kept, browser, offered) => {
    expect(zoneToOffer(kept, browser)).toBe(offered);
  });
});
