import { describe, expect, it } from "@jest/globals";
import { fold } from "../languages/fold.js";
import { lexiconFor } from "../languages/lexicon.js";
import { isInternship, termsIn } from "./term.js";
import { findWorkingHours, hoursOfLabel, shareInTitle } from "./working-hours.js";

const FULL = ["Full-time"];
const PART = ["Part-time"];
const BOTH = ["Full-time", "Part-time"];

describe("hours a week", () => {
  it.each([
    ["38 hours per week", FULL],
    ["a 20-hour/week post", PART],
    ["38,5 Stunden/Woche", FULL],
    ["20 Wochenstunden", PART],
    ["32-40 uur per week", BOTH],
    ["24 tot 32 uur per week", PART],
    ["20h/semaine", PART],
    ["24 ore settimanali", PART],
    ["40 horas semanales", FULL],
    ["30 timer/uge", PART],
    ["20 godzin tygodniowo", PART],
    ["30 hod/týden", PART],
    ["Pensum 80 - 100 %", BOTH],
    ["Pensum: 60%", PART],
    ["Stillingsprosent 100 %", FULL],
  ])("say whether a job is full-time: %s", (text, terms) => {
    expect(findWorkingHours(fold(text)).flatMap((found) => found.terms)).toEqual(terms);
  });

  it.each([
    "open 168 hours per week",
    "20 hours of training",
    "2 hours per week of travel",
    "100% remote",
    "80 % of our customers",
    "34 hours per week",
  ])("say nothing in %s", (text) => {
    expect(findWorkingHours(fold(text))).toEqual([]);
  });

  it("need no week in the value of a label", () => {
    expect(hoursOfLabel("38,5 std.").flatMap(({ terms }) => terms)).toEqual(FULL);
    expect(hoursOfLabel("80-100 %").flatMap(({ terms }) => terms)).toEqual(BOTH);
    expect(termsIn("32-40 uren", lexiconFor("nl"))).toEqual(BOTH);
    expect(termsIn("Part-time, up to 40 hours per week", lexiconFor("en"))).toEqual(PART);
  });

  it("are a share in a title, unless it is a share of something else", () => {
    expect(shareInTitle("sail maker (40-50%)").flatMap(({ terms }) => terms)).toEqual(PART);
    expect(shareInTitle("sail maker 80 - 100 %, cork").flatMap(({ terms }) => terms)).toEqual(BOTH);
    expect(shareInTitle("sail maker 100% remote")).toEqual([]);
  });
});

describe("the title of an internship", () => {
  it.each([
    ["en", "Sail Making Intern"],
    ["en", "Apprentice Sail Maker"],
    ["en", "Werkstudent Segelbau (m/w/d)"],
    ["de", "Praktikum im Segelbau"],
    ["fr", "Stage voilerie H/F"],
    ["it", "Tirocinio velaio"],
  ])("is known in an advert in %s: %s", (language, title) => {
    expect(isInternship(title, lexiconFor(language))).toBe(true);
  });

  it.each([
    ["en", "Internal Auditor"],
    ["en", "Stage Manager"],
    ["en", "International Sales Manager"],
    ["de", "Praktikumsbetreuer"],
  ])("is not seen in %s: %s", (language, title) => {
    expect(isInternship(title, lexiconFor(language))).toBe(false);
  });
});
