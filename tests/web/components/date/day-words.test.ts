import { describe, expect, test } from "@jest/globals";
import { createIntl } from "react-intl";
import { firstWeekday, orderOf, regionalTag } from "../../../../web/components/date/dateOrder.js";
import { distanceOf, shortDay } from "../../../../web/components/date/dayWords.js";
import { movedBy, weeksOf } from "../../../../web/components/date/month.js";
import type { DateOrder } from "../../../../web/components/date/readDay.js";

describe("A day as its person writes it", () => {
  test.each<readonly [string, DateOrder, string]>([
    ["en-GB", "DMY", "Sun 29 Nov 2026"],
    ["en-US", "MDY", "Sun Nov 29, 2026"],
    ["en-US", "DMY", "Sun 29 Nov 2026"],
    ["en-GB", "YMD", "Sun 2026-11-29"],
    ["de-DE", "DMY", "So 29.11.2026"],
    ["fr-FR", "DMY", "dim. 29/11/2026"],
    ["fr-FR", "MDY", "dim. 11/29/2026"],
    ["es-ES", "DMY", "dom 29/11/2026"],
  ])("%s in the order %s is %s", (locale, order, expected) => {
    const shown = shortDay(createIntl({ locale }), "2026-11-29", order);

    expect(shown).toBe(expected);
  });

  test.each([
    ["en-GB", ["en-US"], "en-GB"],
    ["en", ["de-AT", "en-US"], "en-US"],
    ["de", ["en-US"], "en-US"],
    ["de", [], "de"],
  ])("the region of %s beside %j is that of %s", (locale, wanted, expected) => {
    expect(regionalTag(locale, wanted)).toBe(expected);
  });

  test("its order and week are those of the region", () => {
    expect(["en-GB", "en-US", "sv-SE", "ar-EG"].map(orderOf)).toEqual(["DMY", "MDY", "YMD", "DMY"]);
    expect([firstWeekday("de-DE"), firstWeekday("en-US")]).toEqual([1, 0]);
  });

  test.each([
    ["2026-11-26", "today"],
    ["2026-11-29", "in 3 days"],
    ["2026-10-26", "31 days ago"],
    ["2027-03-26", "in 4 months"],
    ["2036-11-26", "in 10 years"],
  ])("%s is %s", (day, expected) => {
    expect(distanceOf(createIntl({ locale: "en" }), day, "2026-11-26")).toBe(expected);
  });

  test.each([
    ["ArrowRight", "2026-11-27"],
    ["ArrowDown", "2026-12-03"],
    ["Home", "2026-11-23"],
    ["End", "2026-11-29"],
    ["PageDown", "2026-12-26"],
    ["PageUp", "2026-10-26"],
    ["x", null],
  ])("the key %s moves to %s", (key, expected) => {
    const moved = movedBy(key, "2026-11-26", { firstWeekday: 1, isMirrored: false, isShifted: false });

    expect(moved).toBe(expected);
  });

  test("arrows are mirrored, Shift moves by years, and a month begins with its week", () => {
    const options = { firstWeekday: 1, isMirrored: true, isShifted: true };

    expect(movedBy("ArrowRight", "2026-11-26", options)).toBe("2026-11-25");
    expect(movedBy("PageDown", "2028-02-29", options)).toBe("2029-02-28");
    expect(weeksOf("2026-11-26", 1)[0]?.[0]).toBe("2026-10-26");
  });
});
