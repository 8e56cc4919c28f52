import { describe, expect, it } from "@jest/globals";
import { calendarDay } from "../../schema/dates/calendar-day.js";
import type { DateLanguage } from "../../schema/dates/date-language.js";
import {
  createDayReader,
  findNamed,
  findWritten,
  inOrder,
  type DayForm,
  type DayOrder,
} from "../../schema/dates/day-reader.js";
import { foldDates } from "../../schema/dates/fold-dates.js";
import { ar } from "../../schema/dates/languages/ar.js";
import { cs } from "../../schema/dates/languages/cs.js";
import { da } from "../../schema/dates/languages/da.js";
import { de } from "../../schema/dates/languages/de.js";
import { en } from "../../schema/dates/languages/en.js";
import { es } from "../../schema/dates/languages/es.js";
import { fi } from "../../schema/dates/languages/fi.js";
import { fr } from "../../schema/dates/languages/fr.js";
import { it as italian } from "../../schema/dates/languages/it.js";
import { nl } from "../../schema/dates/languages/nl.js";
import { no } from "../../schema/dates/languages/no.js";
import { pl } from "../../schema/dates/languages/pl.js";
import { pt } from "../../schema/dates/languages/pt.js";
import { sv } from "../../schema/dates/languages/sv.js";

const LANGUAGES = { ar, cs, da, de, en, es, fi, fr, it: italian, nl, no, pl, pt, sv };
type Tag = keyof typeof LANGUAGES;

describe("a day that is written", () => {
  it.each<[Tag, DayForm, string, string]>([
    ["en", "YEAR_FIRST", "on 2026-12-03.", "2026-12-3"],
    ["en", "YEAR_FIRST", "2026/1/3", "2026-1-3"],
    ["en", "FIGURES", "3.12.2026", "2026-12-3"],
    ["en", "FIGURES", "18. 12. 26", "2026-12-18"],
    ["en", "FIGURES", "12/25/2026", "2026-12-25"],
    ["en", "DOTTED", "am 3.12. um 10", "-12-3"],
    ["en", "SLASHED", "24/7", "-7-24"],
    ["en", "SLASHED", "12/25", "-12-25"],
    ["en", "DAY_MONTH", "the 3rd of March 2027", "2027-3-3"],
    ["en", "DAY_MONTH", "15-JAN-27", "2027-1-15"],
    ["en", "DAY_MONTH", "3 May", "-5-3"],
    ["en", "MONTH_DAY", "January 26th, 2026", "2026-1-26"],
    ["en", "MONTH_DAY", "March the 3rd", "-3-3"],
    ["en", "MONTH_DAY", "Thu Jul 01 00:00:00 UTC 2021", "2021-7-1"],
    ["de", "DAY_MONTH", "31. Dez. 2026", "2026-12-31"],
    ["fr", "DAY_MONTH", "1er février 2027", "2027-2-1"],
    ["es", "DAY_MONTH", "1º de mayo del 2027", "2027-5-1"],
    ["ar", "DAY_MONTH", "٣ كانون الأول ٢٠٢٦", "2026-12-3"],
  ])("has its parts, in %s as %s: %s", (tag, form, text, parts) => {
    expect(partsIn([LANGUAGES[tag]], form, text)).toEqual([parts]);
  });

  it.each<[DayForm, string]>([
    ["YEAR_FIRST", "12026-12-03"],
    ["FIGURES", "12.34.56.78"],
    ["DOTTED", "1.2.3"],
    ["SLASHED", "3/4/2027"],
    ["DAY_MONTH", "3 mayors"],
    ["DAY_MONTH", "3 May20261"],
    ["MONTH_DAY", "dismay 3"],
    ["MONTH_DAY", "May 123"],
    ["MONTH_DAY", "May the 3 of us"],
    ["MONTH_DAY", "Mai 3"],
  ])("is none as %s: %s", (form, text) => {
    expect(partsIn([en], form, text)).toEqual([]);
  });

  it("is found each time, at its place", () => {
    const found = [...findWritten(createDayReader([en], foldDates), "3 may or 4 may", "DAY_MONTH")];

    expect(found.map(({ start, end, monthName }) => [start, end, monthName])).toEqual([
      [0, 6, "may"],
      [9, 14, "may"],
    ]);
  });

  it("ends before a word that a year does not follow", () => {
    const [found] = findWritten(createDayReader([fr], foldDates), "12 janvier dernier", "DAY_MONTH");

    expect(found?.end).toBe("12 janvier ".length);
  });
});

describe("the order of day and month", () => {
  it.each<[string, DayOrder | null, string | null]>([
    ["3/4/2027", "DAY_FIRST", "2027-4-3"],
    ["3/4/2027", "MONTH_FIRST", "2027-3-4"],
    ["3/4/2027", null, null],
    ["4/4/2027", null, "2027-4-4"],
    ["3.4.2027", "MONTH_FIRST", "2027-4-3"],
    ["3.4.2027", null, "2027-4-3"],
    ["25/4/2027", "MONTH_FIRST", "2027-4-25"],
    ["4/25/2027", "DAY_FIRST", "2027-4-25"],
    ["3/12/2027", "DAY_FIRST", "2027-12-3"],
    ["3/12/2027", "MONTH_FIRST", "2027-3-12"],
  ])("makes of %s, %s: %s", (text, order, parts) => {
    const [found] = findWritten(createDayReader([], foldDates), text, "FIGURES");
    const ordered = found && inOrder(found, order);

    expect(ordered ? partsOf(ordered) : null).toBe(parts);
  });
});

describe("the names of a language", () => {
  it.each(Object.entries<DateLanguage>(LANGUAGES))("are those of all months and weekdays in %s", (tag, language) => {
    const long = new Intl.DateTimeFormat(tag, { month: "long", day: "numeric", timeZone: "UTC" });
    const months = Array.from({ length: 12 }, (_, at) => long.format(Date.UTC(2026, at, 3)));
    const weekday = new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" });
    // 4 January 2026 is a Sunday.
    const days = Array.from({ length: 7 }, (_, at) => weekday.format(Date.UTC(2026, 0, 4 + at)));
    const form = language.writesMonthFirst ? "MONTH_DAY" : "DAY_MONTH";

    expect(partsIn([language], form, months.join("; "))).toEqual(months.map((_, at) => `-${at + 1}-3`));
    expect(meaningsIn(language, days.join("; "))).toEqual(days.map((_, at) => ({ weekday: at })));
    for (const [names, distance] of [[language.today, 0] as const, [language.yesterday, -1] as const])
      for (const name of names.split("|")) expect(meaningsIn(language, name)).toEqual([{ distance }]);
  });

  it.each<[Tag, string, readonly number[]]>([
    ["en", "the day after tomorrow, tomorrow, tonight", [2, 1, 0]],
    ["de", "übermorgen, morgen", [2, 1]],
    ["fr", "après-demain, demain, aujourd’hui", [2, 1, 0]],
    ["es", "pasado mañana, mañana, esta tarde", [2, 1, 0]],
    ["ar", "بعد الغد، غدًا", [2, 1]],
    ["de", "guten Tag, morgendlich, Montags", []],
  ])("name days near today, in %s: %s", (tag, text, distances) => {
    expect(meaningsIn(LANGUAGES[tag], text)).toEqual(distances.map((distance) => ({ distance })));
  });

  it("belong to the first of two languages that share one", () => {
    const other: DateLanguage = { ...en, months: "may, january" };

    expect(partsIn([en, other], "DAY_MONTH", "3 May")).toEqual(["-5-3"]);
    expect(partsIn([other, en], "DAY_MONTH", "3 May")).toEqual(["-1-3"]);
  });

  it("are none where no language is read", () => {
    expect(partsIn([], "DAY_MONTH", "3 May 2027")).toEqual([]);
    expect([...findNamed(createDayReader([], foldDates), "tomorrow")]).toEqual([]);
  });
});

describe("a day of the calendar", () => {
  it.each([
    [2028, 2, 29, "2028-02-29"],
    [2027, 2, 29, null],
    [2027, 4, 31, null],
    [2027, 13, 1, null],
    [2027, 0, 1, null],
    [2027, 1, 0, null],
    [NaN, 1, 1, null],
  ])("is that of %d, %d, %d: %s", (year, month, day, date) => {
    expect(calendarDay(year, month, day)).toBe(date);
  });
});

function partsIn(languages: readonly DateLanguage[], form: DayForm, text: string): readonly string[] {
  return [...findWritten(createDayReader(languages, foldDates), foldDates(text), form)].map(partsOf);
}

function partsOf({ year, month, day }: { year: number | undefined; month: number; day: number }): string {
  return `${year ?? ""}-${month}-${day}`;
}

function meaningsIn(language: DateLanguage, text: string): readonly object[] {
  return [...findNamed(createDayReader([language], foldDates), foldDates(text))].map(
    ({ start: _, end: __, ...meaning }) => meaning,
  );
}
