import { describe, expect, it } from "@jest/globals";
import { factTexts, longDay, titleInText } from "../../../../web/plan/guide/factTexts.js";
import type { Facts } from "../../../../web/plan/guide/guideText.js";
import { fill, templateFaults } from "../../../../web/plan/guide/template.js";

const TODAY = "2026-11-26";
const filled = (template: string, facts: Facts = {}, language = "en"): string => fill(template, facts, language, TODAY);

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
    ["de-AT", "Guten Tag Kim", "Guten Tag"],
    ["fr", "Bonjour Kim", "Madame, Monsieur"],
    ["es", "Buenos días, Kim", "Buenos días"],
    ["ar", "تحية طيبة Kim", "السادة الكرام، تحية طيبة"],
    ["xx", "Dear Kim", "Dear hiring team"],
  ])("greets in %s, with a name and without", (language, withName, without) => {
    expect([filled("{greeting}", { contact: "Kim" }, language), filled("{greeting}", {}, language)]).toEqual([
      withName,
      without,
    ]);
  });

  it("isolates numbers in a language written from right to left, and nothing elsewhere", () => {
    const facts = { phone: "+44 7700 900 123", reference: "BM-2291", me: "روبن" };

    expect(filled("{me} {phone} {reference}", facts, "ar")).toBe(
      "روبن \u2066+44 7700 900 123\u2069 \u2066BM-2291\u2069",
    );
    expect(filled("{me} {phone}", facts)).toBe("روبن +44 7700 900 123");
    expect(filled("{place}", { place: "ask ada@example.org" }, "ar")).toBe("\u2066ask ada@example.org\u2069");
  });
});

describe("the facts in a text", () => {
  it.each([
    ["2026-11-19", "en", "19 November"],
    ["2027-02-01", "en", "1 February 2027"],
    ["2026-11-19", "de", "19. November"],
    ["2026-11-19", "ar", "19 نوفمبر"],
    ["2026-11-19", "ar-EG", "19 نوفمبر"],
    ["2027-11-19", "fr", "19 novembre 2027"],
    ["2026-11-19", "es", "19 de noviembre"],
    ["next week", "en", "next week"],
  ])("the day %s is in %s %s", (day, language, text) => {
    expect(longDay(day, language, TODAY)).toBe(text);
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
    expect(factTexts({ title: "Nurse [night]", phone: "", me: "A" }, "en", TODAY)).toEqual({
      title: "Nurse (night)",
      me: "A",
    });
  });
});
