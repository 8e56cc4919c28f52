import { describe, expect, test } from "@jest/globals";
import { readDay, readMoment, type DateOrder } from "../../../../web/components/date/readDay.js";
import { readTime } from "../../../../web/components/date/readTime.js";

/** A Thursday. */
const today = "2026-11-26";

const english: readonly (readonly [text: string, ...days: string[]])[] = [
  ["today", "2026-11-26"],
  ["tomorrow", "2026-11-27"],
  ["Tom", "2026-11-27"],
  ["tmrw", "2026-11-27"],
  ["day after tomorrow", "2026-11-28"],
  ["yesterday", "2026-11-25"],
  ["fri", "2026-11-27"],
  ["Fri.", "2026-11-27"],
  ["on Friday", "2026-11-27"],
  ["thurs", "2026-12-03"],
  ["next mon", "2026-11-30"],
  ["next fri", "2026-12-04", "2026-11-27"],
  ["last friday", "2026-11-20"],
  ["next week", "2026-12-03"],
  ["in 2 weeks", "2026-12-10"],
  ["2 weeks", "2026-12-10"],
  ["in a week", "2026-12-03"],
  ["in 1 month", "2026-12-26"],
  ["3 days ago", "2026-11-23"],
  ["+3", "2026-11-29"],
  ["+2w", "2026-12-10"],
  ["-1", "2026-11-25"],
  ["29.11.", "2026-11-29"],
  ["29.11", "2026-11-29"],
  ["29. 11. 2026", "2026-11-29"],
  ["29.11.26", "2026-11-29"],
  ["29 nov", "2026-11-29"],
  ["29nov", "2026-11-29"],
  ["29-Nov-2026", "2026-11-29"],
  ["Nov 29", "2026-11-29"],
  ["November 29th, 2026", "2026-11-29"],
  ["the 29th of November", "2026-11-29"],
  ["Sun 29 Nov 2026", "2026-11-29"],
  ["Sun, Nov 29, 2026", "2026-11-29"],
  ["2026-11-29", "2026-11-29"],
  ["2026/11/29", "2026-11-29"],
  ["20261129", "2026-11-29"],
  ["2026 Nov 29", "2026-11-29"],
  ["29/11/2026", "2026-11-29"],
  ["11/29/2026", "2026-11-29"],
  ["29/11", "2026-11-29"],
  ["11/29", "2026-11-29"],
  ["3/4", "2027-04-03", "2027-03-04"],
  ["3/4/2027", "2027-04-03", "2027-03-04"],
  ["4/4", "2027-04-04"],
  ["3.4.", "2027-04-03"],
  ["Sat 3/4/2027", "2027-04-03"],
  ["Thu 3/4/2027", "2027-03-04"],
  ["12 oct", "2026-10-12"],
  ["29 feb", "2028-02-29"],
];

const others: Readonly<Record<string, readonly (readonly [text: string, ...days: string[]])[]>> = {
  de: [
    ["heute", "2026-11-26"],
    ["morgen", "2026-11-27"],
    ["übermorgen", "2026-11-28"],
    ["gestern", "2026-11-25"],
    ["fr", "2026-11-27"],
    ["Freitag", "2026-11-27"],
    ["am Freitag", "2026-11-27"],
    ["nächsten Montag", "2026-11-30"],
    ["nächste Woche", "2026-12-03"],
    ["in 2 Wochen", "2026-12-10"],
    ["in zwei Wochen"],
    ["in einer Woche", "2026-12-03"],
    ["in 3 Tagen", "2026-11-29"],
    ["29. Nov.", "2026-11-29"],
    ["29. November 2026", "2026-11-29"],
    ["So. 29.11.2026", "2026-11-29"],
    ["3. März", "2027-03-03"],
    ["3 dez", "2026-12-03"],
    ["next mon", "2026-11-30"],
    ["tomorrow", "2026-11-27"],
  ],
  fr: [
    ["aujourd’hui", "2026-11-26"],
    ["demain", "2026-11-27"],
    ["après-demain", "2026-11-28"],
    ["hier", "2026-11-25"],
    ["ven", "2026-11-27"],
    ["vendredi", "2026-11-27"],
    ["lundi prochain", "2026-11-30"],
    ["dans 2 semaines", "2026-12-10"],
    ["dans une semaine", "2026-12-03"],
    ["la semaine prochaine", "2026-12-03"],
    ["29 nov", "2026-11-29"],
    ["le 29 novembre 2026", "2026-11-29"],
    ["dim. 29/11/2026", "2026-11-29"],
    ["1er décembre", "2026-12-01"],
    ["mar", "2026-12-01"],
    ["3 mar", "2027-03-03"],
    ["2 août", "2026-08-02"],
    ["in 2 weeks", "2026-12-10"],
  ],
  es: [
    ["hoy", "2026-11-26"],
    ["mañana", "2026-11-27"],
    ["pasado mañana", "2026-11-28"],
    ["ayer", "2026-11-25"],
    ["vie", "2026-11-27"],
    ["el viernes", "2026-11-27"],
    ["próximo lunes", "2026-11-30"],
    ["el lunes que viene", "2026-11-30"],
    ["dentro de 2 semanas", "2026-12-10"],
    ["en 2 semanas", "2026-12-10"],
    ["en una semana", "2026-12-03"],
    ["29 nov", "2026-11-29"],
    ["29 de noviembre de 2026", "2026-11-29"],
    ["mié", "2026-12-02"],
    ["3 ene", "2027-01-03"],
    ["next mon", "2026-11-30"],
  ],
  ar: [
    ["اليوم", "2026-11-26"],
    ["غدًا", "2026-11-27"],
    ["غدا", "2026-11-27"],
    ["بعد غد", "2026-11-28"],
    ["أمس", "2026-11-25"],
    ["الجمعة", "2026-11-27"],
    ["يوم الجمعة", "2026-11-27"],
    ["الاثنين القادم", "2026-11-30"],
    ["خلال أسبوعين", "2026-12-10"],
    ["بعد أسبوعين", "2026-12-10"],
    ["بعد ٣ أيام", "2026-11-29"],
    ["٢٩ نوفمبر", "2026-11-29"],
    ["29 نوفمبر 2026", "2026-11-29"],
    ["٢٩/١١/٢٠٢٦", "2026-11-29"],
    ["٢٩‏/١١‏/٢٠٢٦", "2026-11-29"],
    ["الأحد، ٢٩ نوفمبر ٢٠٢٦", "2026-11-29"],
    ["+٣", "2026-11-29"],
    ["٣/٤", "2027-04-03", "2027-03-04"],
    ["fri", "2026-11-27"],
  ],
};

describe("What is typed into a date field", () => {
  test.each(english)("%s, in English", (text, ...days) => {
    const read = readDay(text, { today, order: "DMY", language: "en-GB" });

    expect(read).toEqual(days);
  });

  test.each(
    Object.entries(others).flatMap(([language, rows]) => rows.map(([text, ...days]) => ({ language, text, days }))),
  )("$text, in $language", ({ language, text, days }) => {
    const read = readDay(text, { today, order: "DMY", language });

    expect(read).toEqual(days);
  });

  test.each([
    "",
    "  ",
    "as soon as possible",
    "2026",
    "nov",
    "31.11.",
    "32/1",
    "1/2/3",
    "fri 10",
    "30 feb",
    "10:30",
    "no",
    "13/13",
    "5 bananas",
  ])("%s is no day", (text) => {
    const read = readDay(text, { today, order: "DMY", language: "en" });

    expect(read).toEqual([]);
  });

  test.each<readonly [DateOrder, string, ...string[]]>([
    ["MDY", "3/4", "2027-03-04", "2027-04-03"],
    ["MDY", "3/4/2027", "2027-03-04", "2027-04-03"],
    ["MDY", "29/11/2026", "2026-11-29"],
    ["MDY", "3.4.2027", "2027-04-03"],
    ["YMD", "3/4", "2027-03-04", "2027-04-03"],
    ["YMD", "26/11/29", "2026-11-29", "2029-11-26"],
    ["YMD", "2026/11/29", "2026-11-29"],
  ])("the own order %s comes first: %s", (order, text, ...days) => {
    const read = readDay(text, { today, order, language: "en-US" });

    expect(read).toEqual(days);
  });

  test.each([
    ["29 nov", { max: today }, ["2025-11-29"]],
    ["25 nov", { min: "2026-11-27" }, ["2027-11-25"]],
    ["fri", { max: today }, ["2026-11-20"]],
    ["thu", { max: today }, ["2026-11-26"]],
    ["fri", { min: "2026-12-01" }, ["2026-12-04"]],
    ["1/12", { max: today }, ["2025-12-01", "2026-01-12"]],
    ["3/12/2026", { max: today }, ["2026-03-12"]],
    ["3 dec 2026", { max: today }, ["2026-12-03"]],
  ])("%s within %j", (text, limits, days) => {
    const read = readDay(text, { today, order: "DMY", language: "en", ...limits });

    expect(read).toEqual(days);
  });

  test.each([
    ["fri 10:30", ["2026-11-27"], "10:30"],
    ["fri at 3pm", ["2026-11-27"], "15:00"],
    ["29.11. 10.30", ["2026-11-29"], "10:30"],
    ["29 nov 2026 10h30", ["2026-11-29"], "10:30"],
    ["morgen 10 Uhr", ["2026-11-27"], "10:00"],
    ["10.30", [], "10:30"],
    ["3pm", [], "15:00"],
    ["fri", ["2026-11-27"], null],
    ["soon", [], null],
  ])("%s is a day, a time, or both", (text, days, time) => {
    const read = readMoment(text, { today, order: "DMY", language: "de" });

    expect(read).toEqual({ days, time });
  });

  test.each([
    ["10:30", "10:30"],
    ["10.30", "10:30"],
    ["1030", "10:30"],
    ["930", "09:30"],
    ["9", "09:00"],
    ["10h30", "10:30"],
    ["10h", "10:00"],
    ["10 Uhr", "10:00"],
    ["3pm", "15:00"],
    ["3 p.m.", "15:00"],
    ["3:30 PM", "15:30"],
    ["12am", "00:00"],
    ["12 pm", "12:00"],
    ["٣:٣٠ م", "15:30"],
    ["a las 10", "10:00"],
    ["3:30 p. m.", "15:30"],
    ["24:00", null],
    ["10:60", null],
    ["13am", null],
    ["later", null],
    ["", null],
  ])("%s as a time", (text, time) => {
    const read = readTime(text);

    expect(read).toBe(time);
  });
});
