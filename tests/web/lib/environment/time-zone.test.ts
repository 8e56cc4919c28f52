import { describe, expect, it } from "@jest/globals";
import { dayAt } from "../../../../web/lib/days.js";
import { browserTimeZone, listedZones, usableZone } from "../../../../web/lib/environment/timeZone.js";
import { listedZones as zonesToChoose } from "../../../../web/lib/zoneList.js";
import { wallTime } from "../../../../web/lib/wallTime.js";
import { timeNow } from "../../../../web/plan/submission/timeNow.js";

const MOMENT = "2026-11-26T12:00:00Z";

describe("the time zone of the browser", () => {
  it.each([
    ["Europe/Berlin", "Europe/Berlin"],
    ["europe/berlin", "Europe/Berlin"],
    ["Etc/Unknown", null],
    ["", null],
    [undefined, null],
    ["Mars/Base", null],
    ["W. Europe Standard Time", null],
  ])("reported as %j is %j", (reported, expected) => {
    expect(withReported(reported, browserTimeZone)).toBe(expected);
  });

  it("is none where the browser cannot say", () => {
    const real = Intl.DateTimeFormat;
    Object.assign(Intl, {
      DateTimeFormat: () => {
        throw new RangeError("Invalid time zone specified");
      },
    });
    const found = browserTimeZone();
    Object.assign(Intl, { DateTimeFormat: real });

    expect(found).toBeNull();
  });
});

describe("a time zone that the server knows and this browser does not", () => {
  it.each(["Mars/Base", "Etc/Unknown", "", "Antarctica/Never"])(
    "shows days and times in the browser's own: %j",
    (zone) => {
      const moment = new Date(MOMENT);
      const intl = { formatTime: (at: unknown, options: unknown) => JSON.stringify([at, options]) };

      expect(usableZone(zone)).toBeNull();
      expect(dayAt(moment, zone)).toBe(dayAt(moment, null));
      expect(timeNow(moment, zone)).toBe(timeNow(moment, null));
      expect(wallTime(intl, MOMENT, zone)).toEqual(wallTime(intl, MOMENT, null));
    },
  );
});

describe("the zones to choose from", () => {
  it("are UTC and the stored one where the browser lists none", () => {
    const real = Intl.supportedValuesOf;
    Reflect.deleteProperty(Intl, "supportedValuesOf");
    const found = [listedZones(), zonesToChoose("Asia/Tokyo", "en")];
    Object.assign(Intl, { supportedValuesOf: real });

    expect(found).toEqual([[], ["Asia/Tokyo", "UTC"]]);
  });
});

/** Runs something in a browser that reports a zone, and knows those that this machine knows. */
function withReported<T>(timeZone: unknown, run: () => T): T {
  const real = Intl.DateTimeFormat;
  const reporting = (locale?: string, options?: Intl.DateTimeFormatOptions): unknown =>
    options === undefined ? { resolvedOptions: () => ({ timeZone }) } : real(locale, options);
  // Called with `new`, a function that returns an object makes that object.
  function DateTimeFormat(...given: Parameters<typeof reporting>): unknown {
    return reporting(...given);
  }
  Object.assign(Intl, { DateTimeFormat });
  try {
    return run();
  } finally {
    Object.assign(Intl, { DateTimeFormat: real });
  }
}
