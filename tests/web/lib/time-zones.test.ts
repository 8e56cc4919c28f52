import { describe, expect, it } from "@jest/globals";
import { browserTimeZone, isWantedZone, readableZone, timeZoneNames, zoneToOffer } from "../../../web/lib/timeZones.js";

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

describe("the list of time zones", () => {
  it("is sorted and has UTC and the kept one, each once", () => {
    const names = timeZoneNames("Europe/Kyiv");

    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toEqual(expect.arrayContaining(["UTC", "Europe/Kyiv", "Asia/Tokyo"]));
    expect(timeZoneNames("Asia/Tokyo")).toEqual(timeZoneNames(null));
  });

  it.each([
    ["new york", "America/New_York", true],
    ["new_york", "America/New_York", true],
    ["amer york", "America/New_York", true],
    ["  ", "America/New_York", true],
    ["berlin", "America/New_York", false],
  ])("searched for %j has %s: %j", (wanted, name, expected) => {
    expect(isWantedZone(wanted, name)).toBe(expected);
  });

  it("shows names with spaces", () => {
    expect(readableZone("America/Port_of_Spain")).toBe("America/Port of Spain");
  });
});
