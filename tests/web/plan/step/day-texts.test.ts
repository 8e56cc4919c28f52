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
  it("are tomorrow, in three days and the start of the next week, each with its key", () => {
    expect(laterDays(TODAY, [6, 7]).map(({ key, day }) => [key, day])).toEqual([
      ["1", "2026-11-27"],
      ["3", "2026-11-29"],
      ["m", "2026-11-30"],
    ]);
  });
});
