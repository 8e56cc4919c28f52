import { describe, expect, it } from "@jest/globals";
import { lexiconFor } from "../languages/lexicon.js";
import { composeAdvert } from "../page/advert.js";
import { readLineParts, titleOf } from "./header-line.js";

function partsOf(text: string, employers: readonly string[] = [], language = "en") {
  const advert = composeAdvert([{ text, kind: "text", gap: true }]);
  const [line] = advert.lines;
  if (line === undefined) throw new Error("no line");
  const context = { advert, language, lexicon: lexiconFor(language) };
  return readLineParts(line, { ...context, isEmployer: (name) => employers.includes(name) });
}

const rolesOf = (text: string, employers: readonly string[] = [], language = "en") =>
  partsOf(text, employers, language).map((part) => `${part.role}: ${part.text}`);

function titleIn(text: string, employers: readonly string[] = [], language = "en"): string | null {
  const title = titleOf(partsOf(text, employers, language));
  return title && text.slice(title.start, title.end);
}

describe("the parts of a line at the top", () => {
  it("are told apart, whatever stands between them", () => {
    expect(rolesOf("Acme Tools | Senior Fitter | Leeds | Full-time | REMOTE", ["Acme Tools"])).toEqual([
      "company: Acme Tools",
      "title: Senior Fitter",
      "place: Leeds",
      "fact: Full-time",
      "fact: REMOTE",
    ]);
    expect(rolesOf("Fitter (m/f/d) — Windrose Ltd · 12 Mill Lane, Leeds")).toEqual([
      "title: Fitter (m/f/d)",
      "company: Windrose Ltd",
      "fact: 12 Mill Lane",
      "place: Leeds",
    ]);
  });

  it.each([
    ["Fitter at Acme", "en"],
    ["Schlosser bei Acme", "de"],
    ["Soudeur chez Acme", "fr"],
    ["Svetsare hos Acme", "sv"],
    ["Monteur bij Acme", "nl"],
  ])("name the employer after a preposition: %s", (text, language) => {
    expect(rolesOf(text, [], language).at(-1)).toBe("company: Acme");
  });

  it("keep a bracket whole, and a state with its town", () => {
    expect(rolesOf("Intern (paid, in-office) - Austin, TX")).toEqual([
      "title: Intern",
      "fact: paid, in-office",
      "place: Austin, TX",
    ]);
  });
});

describe("the title in a line", () => {
  it.each([
    ["Acme Tools | Senior Fitter | Leeds | Full-time", "Senior Fitter"],
    ["[Leeds] Senior Fitter at Acme Tools", "Senior Fitter"],
    ["Senior Fitter - Acme Tools", "Senior Fitter"],
    ["Senior Fitter, Special Machines - £32,000", "Senior Fitter, Special Machines"],
    ["Fitter - Wexcombe - £32,000", "Fitter"],
    ["Fitter (CNC) / Turner, Leeds", "Fitter (CNC) / Turner"],
  ])("of %s is %s", (line, title) => {
    expect(titleIn(line, ["Acme Tools"])).toBe(title);
  });

  it("is the whole line where it has one part, and none where it states only facts", () => {
    expect(titleIn("Head of Everything")).toBe("Head of Everything");
    expect(titleIn("Leeds | Full-time | £32,000")).toBeNull();
  });
});
