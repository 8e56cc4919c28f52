import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { agoOf } from "../../../../web/features/dashboard/today/ago.js";
import { noteCaptured, takeCaptured } from "../../../../web/lib/justCaptured.js";

const NOW = new Date("2026-11-26T12:00:00Z");
const before = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

describe("how long ago an advert was captured", () => {
  it.each([
    [0, null],
    [4, null],
    [5, { count: 5, unit: "minute" }],
    [59, { count: 59, unit: "minute" }],
    [60, { count: 1, unit: "hour" }],
    [1439, { count: 23, unit: "hour" }],
  ])("is said of %i minutes", (minutes, ago) => {
    expect(agoOf(before(minutes), NOW)).toEqual(ago);
  });
});

describe("what was captured in this tab just now", () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it("is the last hunt, once", () => {
    noteCaptured("one");
    noteCaptured("two");

    expect([takeCaptured("one"), takeCaptured("two"), takeCaptured("two")]).toEqual([false, true, false]);
  });

  it("is nothing any more after two minutes", () => {
    jest.useFakeTimers({ now: NOW });
    noteCaptured("one");
    jest.setSystemTime(before(-2));

    expect(takeCaptured("one")).toBe(false);
  });
});
