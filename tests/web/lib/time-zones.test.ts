import { describe, expect, it } from "@jest/globals";
import { browserTimeZone, zoneToOffer } from "../../../web/lib/timeZones.js";

describe("the time zone of the browser", () => {
  it.each([
    ["Europe/Berlin", "Europe/Berlin"],
    ["Etc/Unknown", null],
    ["", null],
  ])("reported as %j is %j", (reported, expected) => {
    const real = Intl.DateTimeFormat;
    const { locale, ...options } = new real("en").resolvedOptions();
    // The one method that is asked for.
    Intl.DateTimeFormat = (() => ({
      resolvedOptions: () => ({ ...options, locale, timeZone: reported }),
    })) as unknown as typeof real;
    try {
      expect(browserTimeZone()).toBe(expected);
    } finally {
      Intl.DateTimeFormat = real;
    }
  });

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
