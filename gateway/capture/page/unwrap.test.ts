import { describe, expect, it } from "@jest/globals";
import { readTextLines } from "./lines.js";
import { lexiconFor } from "../languages/lexicon.js";

const texts = (source: string, language = "en") => readTextLines(source, lexiconFor(language)).map(({ text }) => text);

describe("cleaned lines", () => {
  it("rejoin what a PDF broke at its margin, hyphens included", () => {
    const source = [
      "Die Werft sucht für den Standort Husum eine erfahrene Person für die",
      "Instandhaltung der Krane und die Zusammenarbeit mit den Prüf-",
      "ingenieuren der Behörde, gern auch in Teilzeit und mit flexiblen",
      "Zeiten.",
      "Ihre Aufgaben",
      "Planung der Wartung und Führung der Werkstatt mit den neun Kolle-",
      "ginnen und Kollegen.",
    ].join("\n");

    expect(texts(source, "de")).toEqual([
      "Die Werft sucht für den Standort Husum eine erfahrene Person für die Instandhaltung der Krane und die Zusammenarbeit mit den Prüfingenieuren der Behörde, gern auch in Teilzeit und mit flexiblen Zeiten.",
      "Ihre Aufgaben",
      "Planung der Wartung und Führung der Werkstatt mit den neun Kolleginnen und Kollegen.",
    ]);
  });

  it("leave alone what was not broken", () => {
    expect(texts("Cut and sew sails\nRepair rigging\nteach others")).toEqual([
      "Cut and sew sails",
      "Repair rigging",
      "teach others",
    ]);
  });

  it("put a bare list mark before the line it belongs to", () => {
    expect(readTextLines("•\nCut and sew sails\n•\nRepair rigging")).toMatchObject([
      { text: "Cut and sew sails", kind: "item" },
      { text: "Repair rigging", kind: "item" },
    ]);
  });

  it("keep of a forwarded mail's header only the subject", () => {
    const source = "From: Ada <ada@example.com>\nSent: Monday\nSubject: FW: Sail Maker\n\nHello,\nwe need you.";

    expect(texts(source)).toEqual(["Sail Maker", "Hello,", "we need you."]);
  });

  it("leave out buttons, page numbers and rules", () => {
    expect(texts("Sail Maker\nApply now\nSave\n------\nPage 1 of 2\nCork")).toEqual(["Sail Maker", "Cork"]);
  });

  it("spell out ligatures and drop invisible characters", () => {
    expect(texts("of\ufb01ce\u00ad\u200b work")).toEqual(["office work"]);
  });
});
