import { describe, expect, it } from "@jest/globals";
import { lexiconFor } from "./lexicon.js";
import { isKnownHeading, readHeading } from "./headings.js";

describe("a heading", () => {
  it.each([
    ["en", "What you'll bring:", "requirements"],
    ["en", "🧰 Your responsibilities", "responsibilities"],
    ["en", "WHY JOIN US?", "perks"],
    ["en", "About Windrose Loft", "description"],
    ["en", "How to apply", "other"],
    ["de", "Das bringst du mit", "requirements"],
    ["de", "Was wir dir bieten:", "perks"],
    ["de", "Ihre Aufgaben", "responsibilities"],
    ["fr", "Vos missions", "responsibilities"],
    ["fr", "Ce que nous vous offrons", "perks"],
    ["es", "¿Qué ofrecemos?", "perks"],
    ["nl", "Wat ga je doen?", "responsibilities"],
    ["it", "Cosa offriamo", "perks"],
    ["pt", "Requisitos", "requirements"],
    ["cs", "Náplň práce", "responsibilities"],
    ["sv", "Vi söker dig som:", "requirements"],
    ["no", "Vi tilbyr", "perks"],
    ["da", "Dine opgaver", "responsibilities"],
    ["pl", "Zakres obowiązków", "responsibilities"],
  ])("is known in %s: %s", (language, text, section) => {
    expect(readHeading(text, lexiconFor(language))).toMatchObject({ section });
  });

  it("is surer of a whole wording than of its beginning", () => {
    const lexicon = lexiconFor("en");

    expect(readHeading("Requirements", lexicon)?.strength).toBe(1);
    expect(readHeading("Requirements for this season", lexicon)?.strength).toBeLessThan(0.8);
  });

  it("is no sentence", () => {
    expect(isKnownHeading("Experience with sails.", lexiconFor("en"))).toBe(false);
    expect(readHeading("We mend what others throw away", lexiconFor("en"))).toBeNull();
  });
});
