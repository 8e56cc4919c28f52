import { describe, expect, it } from "@jest/globals";
import { findMoment } from "../../../../web/plan/callnote/datesInText.js";

/** A Thursday. */
const TODAY = "2026-11-26";

const find = (text: string, ...languages: string[]) => findMoment(text, { today: TODAY, languages });

describe("the moment that a note names", () => {
  it.each([
    ["en-US", "She asks for a talk on Thursday 3 December at 10:30 by video."],
    ["en-GB", "Thursday, the 3rd of December, half past ten? No: 10:30"],
    ["de-DE", "am Donnerstag, den 3. Dezember um 10:30"],
    ["fr-FR", "jeudi 3 décembre à 10h30"],
    ["es-ES", "el jueves 3 de diciembre a las 10:30"],
    ["ar", "الخميس 3 ديسمبر الساعة 10:30"],
  ])("is the date, where a weekday stands beside it, in %s: %s", (language, text) => {
    const monday = "2026-11-23";

    expect(findMoment(text, { today: monday, languages: [language] })).toEqual({ day: "2026-12-03", time: "10:30" });
  });

  it.each([
    ["en-GB", "Thursday 3 December 10:30", "2026-12-03 10:30"],
    ["en-GB", "interview on Thu 3 Dec at 10:30, bring the papers", "2026-12-03 10:30"],
    ["en-US", "December 3rd at 2pm", "2026-12-03 14:00"],
    ["en-US", "Dec. 3, 2026 at 2:30 p.m.", "2026-12-03 14:30"],
    ["en-GB", "the 3rd of December", "2026-12-03"],
    ["en-GB", "tomorrow at 2pm", "2026-11-27 14:00"],
    ["en-GB", "at 9:15 tomorrow", "2026-11-27 09:15"],
    ["en-GB", "tomorrow at 10", "2026-11-27 10:00"],
    ["en-GB", "tomorrow at 3", "2026-11-27"],
    ["en-GB", "today at 16:00", "2026-11-26 16:00"],
    ["en-GB", "they call back next Tuesday", "2026-12-01"],
    ["en-GB", "Thursday again", "2026-12-03"],
    ["en-GB", "2026-12-03", "2026-12-03"],
    ["en-GB", "2026-12-03T10:30", "2026-12-03 10:30"],
    ["en-US", "12/3 at 11am", "2026-12-03 11:00"],
    ["en-GB", "12/3 at 11am", "2027-03-12 11:00"],
    ["en-US", "12/3/26", "2026-12-03"],
    ["en", "25/12", "2026-12-25"],
    ["en-GB", "3 May", "2027-05-03"],
    ["en-GB", "wrote on 19 November 2026, they decide on 5 December", "2026-12-05"],
    ["en-GB", "Tuesday half past two", "2026-12-01"],
    ["en-GB", "call back at 14:00", "14:00"],
    ["de-DE", "3.12. um 10 Uhr", "2026-12-03 10:00"],
    ["de-DE", "3. Dezember", "2026-12-03"],
    ["de-DE", "Gespräch am Donnerstag, 3. Dez., 14:30 Uhr", "2026-12-03 14:30"],
    ["de-AT", "am 7. Jänner um 9 Uhr", "2027-01-07 09:00"],
    ["de-DE", "3.12.2026, 10.30 Uhr", "2026-12-03 10:30"],
    ["de-DE", "morgen 14 Uhr", "2026-11-27 14:00"],
    ["de-DE", "übermorgen um 11", "2026-11-28 11:00"],
    ["de-DE", "nächsten Dienstag um 15 Uhr 30", "2026-12-01 15:30"],
    ["de-DE", "am Montag um halb drei", "2026-11-30"],
    ["de-DE", "Montag um 3 Uhr nachmittags", "2026-11-30 15:00"],
    ["fr-FR", "jeudi 3 décembre à 10h30", "2026-12-03 10:30"],
    ["fr-FR", "le 1er décembre à 14 h", "2026-12-01 14:00"],
    ["fr-FR", "demain à 9 heures", "2026-11-27 09:00"],
    ["fr-FR", "après-demain 16h", "2026-11-28 16:00"],
    ["fr-FR", "mardi prochain", "2026-12-01"],
    ["fr-FR", "le 03/12 à 11h", "2026-12-03 11:00"],
    ["fr-FR", "lundi à 3 heures de l'après-midi", "2026-11-30 15:00"],
    ["es-ES", "el 3 de diciembre a las 10", "2026-12-03 10:00"],
    ["es-ES", "el 3 de diciembre de 2026 a las 10:30", "2026-12-03 10:30"],
    ["es-ES", "mañana a las 4 de la tarde", "2026-11-27 16:00"],
    ["es-ES", "el martes a las 10 y media", "2026-12-01 10:30"],
    ["es-ES", "pasado mañana", "2026-11-28"],
    ["ar", "الخميس 3 ديسمبر الساعة 10:30", "2026-12-03 10:30"],
    ["ar", "٣ ديسمبر الساعة ١٠:٣٠", "2026-12-03 10:30"],
    ["ar", "غدًا الساعة 2 مساءً", "2026-11-27 14:00"],
    ["ar", "يوم الثلاثاء", "2026-12-01"],
    ["en-GB", "They decide by Monday. Interview on Wednesday at 10:00", "2026-12-02 10:00"],
    ["en-GB", "Send CV by 30 Nov, interview 3 December 10:30", "2026-12-03 10:30"],
    ["en-GB", "On Monday at 9:00 they meet, they call on Tuesday", "2026-11-30 09:00"],
    ["en-GB", "We spoke last Thursday at 10:00, they decide on Monday", "2026-11-30"],
    ["en-GB", "You wrote on 20 November at 10:00, they decide on Monday", "2026-11-30"],
    ["en-GB", "the day after tomorrow at 10:00", "2026-11-28 10:00"],
    ["en-GB", "this morning at 9:30", "2026-11-26 09:30"],
    ["en-GB", "5 May with Ms Farrow", "2027-05-05"],
    ["en-GB", "25 May", "2027-05-25"],
    ["de-DE", "Antwort bis Montag, Gespräch am Mittwoch um 10 Uhr", "2026-12-02 10:00"],
    ["de-DE", "diesen Montag um 10 Uhr", "2026-11-30 10:00"],
    ["de-DE", "am 3. Dezember, nicht am Morgen", "2026-12-03"],
    ["es-ES", "esta mañana a las 9:30", "2026-11-26 09:30"],
    ["es-ES", "el jueves a las 9:30 de la mañana", "2026-12-03 09:30"],
    ["fr-FR", "ce matin à 9h30", "2026-11-26 09:30"],
    ["en-US", "25/12", "2026-12-25"],
    ["de-DE", "3.12. 10 Uhr", "2026-12-03 10:00"],
    ["de-DE", "am 7. Jänner um 9 Uhr", "2027-01-07 09:00"],
    ["es-ES", "el 1º de diciembre", "2026-12-01"],
    ["ar-SY", "٣ كانون الأول", "2026-12-03"],
    ["ar-SY", "٣ ديسمبر", "2026-12-03"],
    ["it-IT", "giovedì 3 dicembre, 10:30", "2026-12-03 10:30"],
    ["nl-NL", "overmorgen 14:00", "2026-11-28 14:00"],
    ["ru-RU", "3 декабря", "2026-12-03"],
  ])("in %s: %s", (language, text, expected) => {
    const found = find(text, language);

    expect([found?.day, found?.time].filter(Boolean).join(" ")).toBe(expected);
  });

  it.each([
    ["en-GB", "The pay is 1,500 to 2,000 euros"],
    ["de-DE", "Gehalt 1.500 Euro, Zulage 3.50 Euro"],
    ["de-DE", "Tel. 0176 12.34.56.78"],
    ["en-GB", "+44 7700 900 771"],
    ["fr-FR", "06.12.34.56.78"],
    ["en-GB", "10 Downing Street, second floor"],
    ["de-DE", "Hauptstraße 3, 2. Stock"],
    ["en-GB", "version 1.2.3 of the tool, v2.10"],
    ["de-DE", "Version 1.2. ist da"],
    ["en-GB", "open 24/7"],
    ["en-GB", "a 3/4 post"],
    ["en-GB", "you may 3 times"],
    ["en-GB", "last Thursday was fine"],
    ["en-GB", "every Monday the team meets"],
    ["en-GB", "I wrote to them today"],
    ["en-GB", "meet me at 10 Main Street"],
    ["en", "12/3"],
    ["de-DE", "Guten Morgen, Frau Farrow"],
    ["de-DE", "Das war am Morgen"],
    ["de-DE", "letzten Donnerstag"],
    ["de-DE", "donnerstags"],
    ["fr-FR", "jeudi dernier"],
    ["fr-FR", "35h par semaine"],
    ["es-ES", "por la mañana"],
    ["es-ES", "los lunes"],
    ["ar", "الخميس الماضي"],
    ["en-GB", "last Thursday at 10:00"],
    ["en-GB", "You applied on 20 November"],
    ["en-GB", "since 1 January"],
    ["en-GB", "since the 1st of January"],
    ["en-GB", "5 may apply"],
    ["en-GB", "3 July"],
    ["de-DE", "Bewerbung vom 12.11."],
    ["de-DE", "seit dem 1. Januar"],
    ["fr-FR", "votre lettre du 12 novembre"],
    ["fr-FR", "le 12 janvier dernier"],
    ["es-ES", "desde el 1 de enero"],
    ["en-GB", "3 December 2019"],
    ["en-GB", "born on 3 December 1999"],
    ["en-GB", "version 12/3 is out"],
    ["en-GB", "3 December 2040"],
    ["en-GB", "31 February"],
    ["en-GB", "2026-02-30"],
    ["en-GB", "ratio 16:9"],
    ["en-GB", ""],
  ])("is none in %s: %s", (language, text) => {
    expect(find(text, language)).toBeNull();
  });

  it("is read in every language of the person, and the first one decides the order of figures", () => {
    expect(find("morgen um 10 Uhr", "en-US", "de-DE")).toEqual({ day: "2026-11-27", time: "10:00" });
    expect(find("4/12", "en-US", "de-DE")).toEqual({ day: "2027-04-12" });
    expect(find("4/12", "de-DE", "en-US")).toEqual({ day: "2026-12-04" });
  });

  it("is none to come where one language of the person says so", () => {
    expect(find("seit 12. Dezember", "en-GB", "de-DE")).toBeNull();
    expect(find("seit 1. April", "en-GB", "de-DE")).toBeNull();
  });

  it("is today while the date is today's, and no more on the next day", () => {
    expect(find("26 November", "en-GB")).toEqual({ day: "2026-11-26" });
    expect(find("25 November", "en-GB")).toBeNull();
  });
});
