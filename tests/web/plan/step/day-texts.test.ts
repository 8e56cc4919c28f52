import { describe, expect, it } from "@jest/globals";
import { createIntl } from "react-intl";
import { dayTexts } from "../../../../web/plan/step/dayTexts.js";
import { laterDays } from "../../../../web/plan/step/laterDays.js";
import { named } from "../../translate.js";

/** A Thursday. */
const TODAY = "2026-11-26";
const intl = createIntl({ locale: "en-GB" });
const texts = dayTexts(intl, named, TODAY);

describe("a day in words", () => {
  it.each([
    ["2026-11-25", "day.yesterday", "day.yesterday"],
    ["2026-11-26", "day.today", "day.today"],
    ["2026-11-27", "day.tomorrow", "day.tomorrow"],
    ["2026-11-28", "Sat 28", "Sat 28 Nov"],
    ["2026-12-03", "Thu 3", "Thu 3 Dec"],
    ["2026-12-04", "4 Dec", "Fri 4 Dec"],
    ["2026-11-24", "24 Nov", "Tue 24 Nov"],
    ["2027-01-04", "4 Jan 2027", "Mon 4 Jan 2027"],
  ])("%s is %s, and with its weekday %s", (day, short, withWeekday) => {
    expect(texts.short(day)).toBe(short);
    expect(texts.withWeekday(day).replaceAll(",", "")).toBe(withWeekday);
  });

  it("is a date, also today, in what is kept", () => {
    expect(texts.date(TODAY).replaceAll(",", "")).toBe("Thu 26 Nov");
  });

  it("is written in full for a heading", () => {
    expect(texts.full(TODAY)).toMatch(/^Thursday,? 26 November$/);
  });

  it.each([
    ["today", TODAY, true, "day.dueToday"],
    ["to come", "2026-11-28", true, "day.due day=Sat 28 Nov"],
    ["past, set by others", "2026-11-24", true, "day.late days=2"],
    ["past, suggested by a rule", "2026-11-24", false, "day.planned day=Tue 24 Nov"],
  ])("is late only where others set it: %s", (_name, day, isSetByOthers, text) => {
    expect(texts.due(day, isSetByOthers).replaceAll(",", "")).toBe(text);
  });
});

describe("the days to move a step to", () => {
  const NEAR = ["later.tomorrow", "later.inThreeDays", "later.nextWeek"];
  const FURTHER = ["later.oneDay", "later.threeDays", "later.weekAfter"];

  it.each([
    ["without a day", null, ["2026-11-27", "2026-11-29", "2026-11-30"], NEAR],
    ["of an earlier day", "2026-11-23", ["2026-11-27", "2026-11-29", "2026-11-30"], NEAR],
    ["of today", TODAY, ["2026-11-27", "2026-11-29", "2026-11-30"], NEAR],
    ["of next Monday", "2026-11-30", ["2026-12-01", "2026-12-03", "2026-12-07"], FURTHER],
    // The week after the one of tomorrow is the next one for today, too.
    [
      "of tomorrow",
      "2026-11-27",
      ["2026-11-28", "2026-11-30", "2026-11-30"],
      [...FURTHER.slice(0, 2), "later.nextWeek"],
    ],
    ["at the end of the year", "2026-12-31", ["2027-01-01", "2027-01-03", "2027-01-04"], FURTHER],
  ])("%s count from the later of its day and today, in words as in days", (_of, dueOn, days, words) => {
    const offered = laterDays(TODAY, dueOn, [6, 7]);
    expect(offered.map(({ key }) => key)).toEqual(["1", "3", "m"]);
    expect(offered.map(({ day }) => day)).toEqual(days);
    expect(offered.map(({ label }) => label.id)).toEqual(words);
  });

  it("begin the next week where the person's weekend ends", () => {
    expect(laterDays(TODAY, "2026-11-30", [5, 6]).map(({ day }) => day)).toEqual([
      "2026-12-01",
      "2026-12-03",
      "2026-12-06",
    ]);
  });
});
