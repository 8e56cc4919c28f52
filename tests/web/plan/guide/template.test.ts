import { describe, expect, it } from "@jest/globals";
import { factTexts, longDay, titleInText } from "../../../../web/plan/guide/factTexts.js";
import type { Facts } from "../../../../web/plan/guide/guideText.js";
import { fill, templateFaults } from "../../../../web/plan/guide/template.js";
import { letterIn } from "./letters.js";

const TODAY = "2026-11-26";
const filled = (template: string, facts: Facts = {}, language = "en"): string =>
  fill(template, facts, letterIn(language), TODAY);

describe("a template", () => {
  it("becomes the text that the facts complete", () => {
    const template =
      "{greeting},\n\nOn {sentOn} I applied for the position “{title}”{{, reference {reference}}}. [one sentence]\n\nKind regards\n{me}{{\n{phone}}}";
    const facts = {
      contact: "Dr Leontine Farrow",
      sentOn: "2026-11-19",
      title: "Analytics Engineer (m/f/x)",
      reference: "BM-2291",
      me: "Robin Sample",
      phone: "+44 7700 900 123",
    };

    expect(filled(template, facts)).toBe(
      "Dear Dr Leontine Farrow,\n\nOn 19 November I applied for the position “Analytics Engineer”, reference BM-2291. [one sentence]\n\nKind regards\nRobin Sample\n+44 7700 900 123",
    );
    expect(filled(template)).toBe(
      "Dear hiring team,\n\nOn [day you applied] I applied for the position “[title of the position]”. [one sentence]\n\nKind regards\n[your name]",
    );
  });

  it.each([
    ["{{a {reference} b {phone} c}}", { reference: "R", phone: "P" }, "a R b P c"],
    ["{{a {reference} b {phone} c}}", { reference: "R" }, ""],
    ["x{{ ({reference})}}y", {}, "xy"],
    ["{{{reference}}}", { reference: "R" }, "R"],
    ["{{{reference}}}", {}, ""],
    ["{{, {reference}{{ and {phone}}}}}", { reference: "R", phone: "P" }, ", R and P"],
    ["{{, {reference}{{ and {phone}}}}}", { reference: "R" }, ", R"],
    ["{{, {reference}{{ and {phone}}}}}", { phone: "P" }, ""],
    ["{{always}}", {}, "always"],
    ["{me}{me}", { me: "A" }, "AA"],
    ["{me}", { me: "{phone} [x] $& {{" }, "{phone} (x) $& {{"],
    ["{me}", { me: "  " }, "[your name]"],
    ["{me}", { me: "A\nB" }, "A B"],
    ["[..] [a {me}]", { me: "A" }, "[..] [a A]"],
    ["", {}, ""],
  ])("%j with %j is %j", (template, facts, text) => {
    expect(filled(template, facts)).toBe(text);
  });

  it.each([
    ["{{open {me}", ["{{"]],
    ["shut}}", ["}}"]],
    ["{me", ["{"]],
    ["{trade} {greeting}", ["trade"]],
    ["{{, {trade}}}", ["trade"]],
    ["{{, {me}{{ and {phone}}}}}", []],
  ])("%j has the faults %j", (template, faults) => {
    expect(templateFaults(template)).toEqual(faults);
  });

  it.each([
    ["en", "Dear Kim", "Dear hiring team"],
    ["de", "Guten Tag Kim", "Guten Tag"],
    ["fr", "Bonjour Kim", "Madame, Monsieur"],
    ["es", "Buenos días, Kim", "Buenos días"],
    ["ar", "تحية طيبة \u2068Kim\u2069", "تحية طيبة وبعد"],
  ])("greets in %s, with a name and without", (language, withName, without) => {
    expect([filled("{greeting}", { contact: "Kim" }, language), filled("{greeting}", {}, language)]).toEqual([
      withName,
      without,
    ]);
  });

  it("isolates what is written from left to right in a language written from right to left", () => {
    const facts = { phone: "+44 7700 900 123", reference: "BM-2291", me: "روبن", title: "Data analyst (2)" };

    expect(filled("{me} {phone} {reference} «{title}»", facts, "ar")).toBe(
      "روبن \u2066+44 7700 900 123\u2069 \u2066BM-2291\u2069 «\u2068Data analyst (2)\u2069»",
    );
    expect(filled("{place}", { place: "ask ada@example.org" }, "ar")).toBe("\u2066ask ada@example.org\u2069");
  });

  it("isolates names written from right to left in any other language, and nothing else", () => {
    const facts = { phone: "+44 7700 900 123", me: "روبن (2)", title: "Ingénieur 2" };

    expect(filled("{me} {phone} {title}", facts, "fr")).toBe("\u2068روبن (2)\u2069 +44 7700 900 123 Ingénieur 2");
  });
});

describe("the facts in a text", () => {
  it.each<[string, string, string[], string]>([
    ["2026-11-19", "en", [], "19 November"],
    ["2027-02-01", "en", ["de-DE"], "1 February 2027"],
    ["2026-11-19", "en", ["en-US"], "November 19"],
    ["2026-11-19", "de", ["de-AT"], "19. November"],
    ["2026-11-19", "ar", [], "19 نوفمبر"],
    ["2026-11-19", "ar", ["ar-LB"], "19 تشرين الثاني"],
    ["2027-11-19", "fr", [], "19 novembre 2027"],
    ["2026-12-01", "fr", ["fr-CH"], "1er décembre"],
    ["2026-12-11", "fr", [], "11 décembre"],
    ["2026-12-01", "es", [], "1 de diciembre"],
    ["next week", "en", [], "next week"],
  ])("the day %s is in %s of %j %s", (day, language, wanted, text) => {
    expect(longDay(day, letterIn(language, wanted), TODAY)).toBe(text);
  });

  it.each([
    ["Engineer (m/f/x)", "Engineer"],
    ["Entwickler (m/w/d)", "Entwickler"],
    ["Ingénieur (H/F)", "Ingénieur"],
    ["Pflegekraft (w/m/d) in Teilzeit", "Pflegekraft in Teilzeit"],
    ["Koch [M | W | Div.]", "Koch"],
    ["Berater (all genders)", "Berater"],
    ["Chef de projet H/F", "Chef de projet"],
    ["Koordinator - m/w/d", "Koordinator"],
    ["C++ / C# Developer (SQL/Python)", "C++ / C# Developer (SQL/Python)"],
    ["Verkäufer/in", "Verkäufer/in"],
    ["(m/w/d)", "(m/w/d)"],
  ])("the title %s is %s", (title, text) => {
    expect(titleInText(title)).toBe(text);
  });

  it("are only those that are known, and make no blanks", () => {
    expect(factTexts({ title: "Nurse [night]", phone: "", me: "A" }, letterIn("en"), TODAY)).toEqual({
      title: "Nurse (night)",
      me: "A",
    });
  });
});
