import { describe, expect, it } from "@jest/globals";
import { findTimes } from "../../schema/dates/find-times.js";
import { foldDates } from "../../schema/dates/fold-dates.js";
import { ar } from "../../schema/dates/languages/ar.js";
import { de } from "../../schema/dates/languages/de.js";
import { en } from "../../schema/dates/languages/en.js";
import { es } from "../../schema/dates/languages/es.js";
import { fr } from "../../schema/dates/languages/fr.js";

const LANGUAGES = { ar, de, en, es, fr };
type Tag = keyof typeof LANGUAGES;

describe("a time that is written", () => {
  it.each<[Tag, string, readonly string[]]>([
    ["en", "at 10:30", ["10:30"]],
    ["en", "2pm or 2:30 p.m.", ["14:00", "14:30"]],
    ["en", "12 am, 12 pm", ["00:00", "12:00"]],
    ["en", "9 to 10:00:00", ["10:00"]],
    ["de", "10 Uhr, 10.30 Uhr, 15 Uhr 30", ["10:00", "10:30", "15:30"]],
    ["de", "3 Uhr nachmittags", ["15:00"]],
    ["de", "9 Uhr früh", ["09:00"]],
    ["fr", "à 14 h, 10h30, 9 heures et demie", ["14:00", "10:30"]],
    ["fr", "à 3 heures de l’après-midi", ["15:00"]],
    ["es", "a las 10:00 de la mañana", ["10:00"]],
    ["ar", "الساعة ٢ مساءً", ["14:00"]],
  ])("is read in %s: %s", (tag, text, times) => {
    expect(timesIn(tag, text)).toEqual(times);
  });

  it.each<[Tag, string]>([
    ["en", "3 o'clock, 3:00"],
    ["en", "half past 10, 25:00, 10:75"],
    ["en", "at 10 Main Street"],
    ["en", "2.30, €10:00, 1:2:3"],
    ["de", "halb 10 Uhr, 3 Uhr"],
    ["fr", "35h par semaine"],
  ])("is none in %s: %s", (tag, text) => {
    expect(timesIn(tag, text)).toEqual([]);
  });

  it("may be a bare hour beside a day, which is no time itself", () => {
    const text = "12 may at 10 with her";

    expect(findTimes(text, [en], [{ start: 0, end: 6 }]).map(({ time }) => time)).toEqual(["10:00"]);
    expect(findTimes(text, [en], [])).toEqual([]);
  });

  it("is clear where a word says that it is a time", () => {
    expect(findTimes("14:00, at 14:00", [en], []).map(({ isClear }) => isClear)).toEqual([false, true]);
  });
});

function timesIn(tag: Tag, text: string): readonly string[] {
  return findTimes(foldDates(text), [LANGUAGES[tag]], []).map(({ time }) => time);
}
