import { describe, expect, it } from "@jest/globals";
import { lexiconFor } from "../lexicon.js";
import { findDate, machineDate, type DateReading } from "./dates.js";

const today = new Date("2026-11-21T09:00:00Z");
const deadline: DateReading = { today, direction: "future", isMonthFirst: false };
const published: DateReading = { today, direction: "past", isMonthFirst: false };

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
    expect(findDate("3/4/2027", lexiconFor("en"), { ...deadline, isMonthFirst: true })?.date).toBe("2027-03-04");
    expect(findDate("25/4/2027", lexiconFor("en"), { ...deadline, isMonthFirst: true })?.date).toBe("2027-04-25");
  });

  it("is nothing where the day does not exist", () => {
    expect(findDate("31.02.2027", lexiconFor("de"), deadline)).toBeNull();
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
  });
});

describe("a date written by a machine", () => {
  it.each([
    ["2026-08-06T07:39:35.941Z", "2026-08-06"],
    ["Mon, 31 Jan 2022 23:59:00", "2022-01-31"],
    ["1793491200000", "2026-11-01"],
    ["20261105", "2026-11-05"],
  ])("is read: %s", (text, date) => {
    expect(machineDate(text, lexiconFor("en"), published)).toBe(date);
  });
});
