import { describe, expect, it } from "@jest/globals";
import { composeAdvert, type LineDraft } from "./advert.js";
import { splitAtHeadings, splitFlatText } from "./inline-headings.js";
import { lexiconFor } from "../languages/lexicon.js";

const split = (text: string, language: string | null = "en", kind: LineDraft["kind"] = "text"): string[] =>
  splitAtHeadings([{ text, kind, gap: true }], lexiconFor(language)).map((line) => line.text);

describe("a line of prose", () => {
  it("is taken apart at the headings inside it", () => {
    const lines = split(
      "We mend sails. Responsibilities: You will plan; Requirements: two years; Benefits: a pension.",
    );

    expect(lines).toEqual([
      "We mend sails.",
      "Responsibilities:",
      "You will plan;",
      "Requirements:",
      "two years;",
      "Benefits:",
      "a pension.",
    ]);
  });

  it.each([
    ["de", "Wir nähen. Aufgaben: Sie nähen Segel. Wir bieten: ein Jobrad.", 5],
    ["fr", "Missions : vous cousez les voiles. Profil recherché : vous aimez la mer.", 4],
    ["en", "Responsibilities: - Plan runs - Keep stock Key requirements: - Git Benefits: - Bicycle", 6],
  ])("is taken apart in %s: %s", (language, text, count) => {
    expect(split(text, language)).toHaveLength(count);
  });

  it("ends a section where a labelled fact follows", () => {
    expect(split("Benefits: a pension, a bicycle and a canteen. Location: Hull.")).toEqual([
      "Benefits:",
      "a pension, a bicycle and a canteen.",
      "Location: Hull.",
    ]);
  });

  it.each([
    "You will meet many requirements: those of sailors, and those of the sea around them.",
    "Experience: two years",
    "We have three lofts: Hull, Leith and Cork.",
    "Requirements",
  ])("stays whole: %s", (text) => {
    expect(split(text)).toEqual([text]);
  });

  it("is left alone as an item of a list", () => {
    expect(split("Requirements: five years at sea or beside it", "en", "item")).toHaveLength(1);
  });

  it("keeps the text of its advert", () => {
    const drafts: LineDraft[] = [
      { text: "Sailmaker", kind: "text", gap: false },
      { text: "We mend sails. Requirements: two years of practice. Benefits: a pension.", kind: "text", gap: true },
    ];

    const advert = composeAdvert(splitAtHeadings(drafts, lexiconFor("en")));

    expect(advert.text).toBe(composeAdvert(drafts).text);
    expect(advert.lines.map(({ start, end }) => advert.text.slice(start, end))).toEqual(
      advert.lines.map(({ text }) => text),
    );
  });
});

describe("an advert in one line", () => {
  const SENTENCE = "Windrose Loft mends sails for the whole coast and sews new ones in winter.";
  const flat = { text: Array<string>(12).fill(SENTENCE).join(" "), kind: "text", gap: true } as const;

  it("becomes its sentences, in the same line of the text", () => {
    const lines = splitFlatText([flat]);

    expect(lines.map(({ text }) => text)).toEqual(Array<string>(12).fill(SENTENCE));
    expect(composeAdvert(lines).text).toBe(flat.text);
  });

  it("is one that holds most of the text", () => {
    const others = Array<LineDraft>(12).fill({ text: SENTENCE, kind: "text", gap: true });

    expect(splitFlatText([flat, ...others])).toHaveLength(13);
    expect(splitFlatText([{ ...flat, text: SENTENCE }])).toHaveLength(1);
  });
});
