import { describe, expect, it } from "@jest/globals";
import { lexiconFor } from "../languages/lexicon.js";
import { findDate, type DateReading } from "./dates.js";

const today = new Date("2026-11-21T09:00:00Z");
const deadline: DateReading = { today, direction: "future", dayOrder: "DAY_FIRST" };
const published: DateReading = { today, direction: "past", dayOrder: "DAY_FIRST" };

describe("a date in words", () => {
  it.each([
    ["en", "15 January 2027", "2027-01-15"],
    ["en", "January 26th, 2026", "2026-01-26"],
    ["en", "the 3rd of March 2027", "2027-03-03"],
    ["de", "31. Dezember 2026", "2026-12-31"],
    ["de", "31.12.26", "2026-12-31"],
    ["fr", "1er février 2027", "2027-02-01"],
    ["es", "10 de diciembre de 2026", "2026-12-10"],
    ["nl", "14 december 2026", "2026-12-14"],
    ["it", "5 dicembre 2026", "2026-12-05"],
    ["pt", "31 de dezembro de 2026", "2026-12-31"],
    ["cs", "18. 12. 2026", "2026-12-18"],
    ["cs", "18. prosince 2026", "2026-12-18"],
    ["sv", "11 december 2026", "2026-12-11"],
    ["no", "15. desember 2026", "2026-12-15"],
    ["pl", "12 grudnia 2026", "2026-12-12"],
    ["fi", "4. joulukuuta 2026", "2026-12-04"],
  ])("is read in %s: %s", (language, text, date) => {
    expect(findDate(text, lexiconFor(language), deadline)?.date).toBe(date);
  });

  it("takes the year that is missing from the side of today it must lie on", () => {
    expect(findDate("3 May", lexiconFor("en"), deadline)?.date).toBe("2027-05-03");
    expect(findDate("3 May", lexiconFor("en"), published)?.date).toBe("2026-05-03");
    expect(findDate("24 December", lexiconFor("en"), published)?.date).toBe("2025-12-24");
  });

  it("takes the month first only where the advert's country does", () => {
    expect(findDate("3/4/2027", lexiconFor("en"), deadline)?.date).toBe("2027-04-03");
    expect(findDate("3/4/2027", lexiconFor("en"), { ...deadline, dayOrder: "MONTH_FIRST" })?.date).toBe("2027-03-04");
    expect(findDate("25/4/2027", lexiconFor("en"), { ...deadline, dayOrder: "MONTH_FIRST" })?.date).toBe("2027-04-25");
    expect(findDate("3.4.2027", lexiconFor("en"), { ...deadline, dayOrder: "MONTH_FIRST" })?.date).toBe("2027-04-03");
  });

  it("is nothing where day and month may be swapped", () => {
    const undecided: DateReading = { ...deadline, dayOrder: null };

    expect(findDate("3/4/2027", lexiconFor("en"), undecided)).toBeNull();
    expect(findDate("4/4/2027", lexiconFor("en"), undecided)?.date).toBe("2027-04-04");
    expect(findDate("13/4/2027", lexiconFor("en"), undecided)?.date).toBe("2027-04-13");
    expect(findDate("4/13/2027", lexiconFor("en"), undecided)?.date).toBe("2027-04-13");
    expect(findDate("3.4.2027", lexiconFor("en"), undecided)?.date).toBe("2027-04-03");
  });

  it("keeps its own year after a time", () => {
    expect(findDate("Thu Jul 01 00:00:00 UTC 2021", lexiconFor("en"), deadline)?.date).toBe("2021-07-01");
    expect(findDate("Thu Jul 01 00:00:00 2021", lexiconFor("en"), deadline)?.date).toBe("2021-07-01");
  });

  it("is read without its year after a slash where the day comes first", () => {
    expect(findDate("avant le 30/12", lexiconFor("fr"), deadline)?.date).toBe("2026-12-30");
    expect(findDate("24/7", lexiconFor("en"), deadline)).toBeNull();
  });

  it("is the first of several, however each is written", () => {
    const text = "Closes on 3 May 2027, posted on 2026-11-05";

    expect(findDate(text, lexiconFor("en"), deadline)?.date).toBe("2027-05-03");
  });

  it("is nothing where the day does not exist", () => {
    expect(findDate("31.02.2027", lexiconFor("de"), deadline)).toBeNull();
    expect(findDate("2027-13-05", lexiconFor("de"), deadline)).toBeNull();
  });
});

/** A day without a year in a language, its last occurrence in days before `onDay`, and the date it is read as. */
interface PastDay {
  readonly language: string;
  readonly text: string;
  readonly onDay: string;
  readonly daysAgo: number;
  readonly date: string;
}

const pastDay = (language: string, text: string, onDay: string, daysAgo: number, date: string): PastDay => ({
  language,
  text,
  onDay,
  daysAgo,
  date,
});

describe("a deadline without a year", () => {
  it.each([
    pastDay("en", "20 November", "2026-11-21", 1, "2026-11-20"),
    pastDay("en", "22 October", "2026-11-21", 30, "2026-10-22"),
    pastDay("en", "October 8", "2026-11-21", 44, "2026-10-08"),
    pastDay("en", "7 October", "2026-11-21", 45, "2026-10-07"),
    pastDay("de", "7. Oktober", "2026-11-21", 45, "2026-10-07"),
    pastDay("de", "7.10.", "2026-11-21", 45, "2026-10-07"),
    pastDay("fr", "7 octobre", "2026-11-21", 45, "2026-10-07"),
    pastDay("es", "7 de octubre", "2026-11-21", 45, "2026-10-07"),
    pastDay("pl", "7 października", "2026-11-21", 45, "2026-10-07"),
    pastDay("en", "16 November", "2026-12-31", 45, "2026-11-16"),
    pastDay("en", "1 January", "2027-02-15", 45, "2027-01-01"),
    pastDay("en", "29 February", "2028-04-14", 45, "2028-02-29"),
  ])("keeps this year up to 45 days after it: $text ($language), $daysAgo days ago on $onDay", ({ date, ...past }) => {
    expect(daysBetween(date, past.onDay)).toBe(past.daysAgo);
    expect(readDeadline(past)).toBe(date);
  });

  it.each([
    pastDay("en", "6 October", "2026-11-21", 46, "2027-10-06"),
    pastDay("en", "October 6", "2026-11-21", 46, "2027-10-06"),
    pastDay("de", "6. Oktober", "2026-11-21", 46, "2027-10-06"),
    pastDay("de", "6.10.", "2026-11-21", 46, "2027-10-06"),
    pastDay("fr", "6 octobre", "2026-11-21", 46, "2027-10-06"),
    pastDay("es", "6 de octubre", "2026-11-21", 46, "2027-10-06"),
    pastDay("pl", "6 października", "2026-11-21", 46, "2027-10-06"),
    pastDay("en", "15 November", "2026-12-31", 46, "2027-11-15"),
    pastDay("en", "1 January", "2027-02-16", 46, "2028-01-01"),
    pastDay("en", "1 March", "2028-04-16", 46, "2029-03-01"),
  ])("is next year's from the 46th day on: $text ($language), $daysAgo days ago on $onDay", ({ date, ...past }) => {
    const [year, ...monthAndDay] = date.split("-");

    expect(daysBetween([Number(year) - 1, ...monthAndDay].join("-"), past.onDay)).toBe(past.daysAgo);
    expect(readDeadline(past)).toBe(date);
  });

  it.each([
    ["today", "21 November", "2026-11-21", "2026-11-21"],
    ["later this year", "31 December", "2026-11-21", "2026-12-31"],
    ["at the end of a year that has just begun", "31 December", "2027-01-01", "2027-12-31"],
  ])("is this year's when it is %s", (_when, text, onDay, date) => {
    expect(readDeadline({ language: "en", text, onDay })).toBe(date);
  });

  it.each(["00:00:00", "09:00:00", "23:59:59"])("is read the same at %s", (time) => {
    const reading: DateReading = { ...deadline, today: new Date(`2026-11-21T${time}Z`) };

    expect(findDate("7 October", lexiconFor("en"), reading)?.date).toBe("2026-10-07");
    expect(findDate("6 October", lexiconFor("en"), reading)?.date).toBe("2027-10-06");
  });

  it("is nothing when the day does not exist in the year it would lie in", () => {
    expect(readDeadline({ language: "en", text: "29 February", onDay: "2028-04-15" })).toBeNull();
    expect(readDeadline({ language: "en", text: "29 February", onDay: "2027-02-01" })).toBeNull();
  });

  function readDeadline({ language, text, onDay }: Pick<PastDay, "language" | "text" | "onDay">): string | null {
    const reading: DateReading = { ...deadline, today: new Date(`${onDay}T00:00:00Z`) };
    return findDate(text, lexiconFor(language), reading)?.date ?? null;
  }

  function daysBetween(earlier: string, later: string): number {
    return (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
  }
});

describe("a publication date without a year", () => {
  it.each([
    ["22 November", "2026-11-22"],
    ["23 November", "2025-11-23"],
  ])("lies behind, but for the day that has begun elsewhere: %s", (text, date) => {
    const reading: DateReading = { ...published, today: new Date("2026-11-21T00:00:00Z") };

    expect(findDate(text, lexiconFor("en"), reading)?.date).toBe(date);
  });
});

describe("a date counted from today", () => {
  it.each([
    ["en", "Posted 3 days ago", "2026-11-18"],
    ["en", "yesterday", "2026-11-20"],
    ["de", "vor 2 Wochen", "2026-11-07"],
    ["fr", "il y a 5 jours", "2026-11-16"],
    ["es", "hace 1 semana", "2026-11-14"],
    ["nl", "4 dagen geleden", "2026-11-17"],
    ["pt", "há 2 dias", "2026-11-19"],
    ["cs", "před 3 dny", "2026-11-18"],
    ["sv", "för 6 dagar sedan", "2026-11-15"],
    ["pl", "2 dni temu", "2026-11-19"],
  ])("is read in %s: %s", (language, text, date) => {
    expect(findDate(text, lexiconFor(language), published)?.date).toBe(date);
  });

  it("is left alone when it only says that it is older", () => {
    expect(findDate("30+ days ago", lexiconFor("en"), published)).toBeNull();
    expect(findDate("Posted 30+ days ago, seen 2 hours ago", lexiconFor("en"), published)).toBeNull();
  });
});
