import { describe, expect, it } from "@jest/globals";
import { lexiconFor } from "../languages/lexicon.js";
import { composeAdvert } from "../page/advert.js";
import { readDates } from "./date-rules.js";
import { readLabels } from "./labels.js";
import { DATE } from "./weights.js";

const today = new Date("2026-11-21T09:00:00Z");

function deadlineOf(text: string, language: string): string | null {
  const lexicon = lexiconFor(language);
  const advert = composeAdvert(text.split("\n").map((line) => ({ text: line, kind: "text", gap: false })));
  const labels = readLabels(advert, lexicon);
  const found = readDates({ advert, lexicon, labels, language, today })
    .filter(({ field, confidence }) => field === "applicationDeadline" && confidence > DATE.loose)
    .sort((a, b) => b.confidence - a.confidence);
  return found[0]?.value ?? null;
}

describe("a deadline", () => {
  it.each([
    ["en", "Please send your application by email until 12 December 2026.", "2026-12-12"],
    ["en", "Apply before 12 December 2026 for this fixed-term contract.", "2026-12-12"],
    ["de", "Bitte bewerben Sie sich bis zum 12.12.2026 um die befristete Stelle.", "2026-12-12"],
    ["fr", "Candidature à envoyer avant le 12 décembre 2026, contrat de 10 mois.", "2026-12-12"],
    ["nl", "Solliciteren kan tot en met 12 december 2026.", "2026-12-12"],
  ])("is announced by words about applying, in %s: %s", (language, text, date) => {
    expect(deadlineOf(text, language)).toBe(date);
  });

  it.each([
    ["de", "Wir suchen vom 01.06.2027 bis zum 31.03.2028 (Dauer: 10 Monate) eine Hilfskraft."],
    ["de", "Die Stelle ist zunächst bis zum 30.09.2027 befristet. Wir freuen uns auf Ihre Bewerbung."],
    ["de", "Eintritt spätestens bis zum 01.03.2027. Bewerbung per Post."],
    ["en", "The contract runs until 30 September 2027."],
    ["en", "Start: as soon as possible, no later than 1 March 2027."],
    ["fr", "Contrat à durée déterminée jusqu'au 30 septembre 2027."],
    ["nl", "Het contract loopt tot en met 30 september 2027."],
    ["sv", "Vikariatet gäller till och med 30 september 2027."],
    ["da", "Stillingen er et vikariat til senest 30. september 2027."],
  ])("is neither the end of a contract nor the first day of work, in %s: %s", (language, text) => {
    expect(deadlineOf(text, language)).toBeNull();
  });

  it("is the end of a period, and the later of two days", () => {
    expect(deadlineOf("Bewerbungsfrist: 01.12.2026 - 15.12.2026", "de")).toBe("2026-12-15");
    expect(deadlineOf("Bewerbungsfrist: 03.12.2026 10.12.2026 (verlängert)", "de")).toBe("2026-12-10");
    expect(deadlineOf("Bewerbungsfrist: 03.12.2026, Gespräche am 10.12.2026", "de")).toBe("2026-12-03");
  });

  it("is nothing where day and month may be swapped", () => {
    expect(deadlineOf("Closing date: 03/12/2026", "en")).toBeNull();
    expect(deadlineOf("Closing date: 03/12/2026\nInterviews on 17/12/2026", "en")).toBe("2026-12-03");
    expect(deadlineOf("Closing date: 03/12/2026\nApply by Thursday 3 December.", "en")).toBe("2026-12-03");
  });
});
