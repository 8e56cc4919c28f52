import { describe, expect, it } from "@jest/globals";
import { foldAccents, foldCase, foldCharacters, foldWords } from "./fold-text.js";

describe("a folded text", () => {
  it.each([
    ["Ｆｒｅｅlance Café", "freelance café", "freelance cafe", " freelance cafe", "freelance cafe"],
    [
      "SAINT-Étienne,  Loire",
      "saint-étienne,  loire",
      "saint-etienne,  loire",
      " saint etienne loire",
      "saint-etienne,  loire",
    ],
    ["Straße Łódź", "straße łódź", "straße łodz", " strasse lodz", "strase lodz"],
    ["Œuvre ÆRØ", "œuvre ærø", "œuvre ærø", " oeuvre aero", "ouvre aro"],
    ["İzmir ılık", "i\u0307zmir ılık", "izmir ılık", " izmir ilik", "izmir ilik"],
    ["Þór – “x”", "þór – “x”", "þor – “x”", " þor – “x”", 'tor - "x"'],
    ["ガス آب", "ガス آب", "カ\u3099ス ا\u0653ب", " カ\u3099ス ا\u0653ب", "カス اب"],
    ["", "", "", " ", ""],
  ])("keeps of %j what each step keeps", (text, byCase, byAccents, byWords, byCharacters) => {
    expect([foldCase(text), foldAccents(text), foldWords(text), foldCharacters(text)]).toEqual([
      byCase,
      byAccents,
      byWords,
      byCharacters,
    ]);
  });

  it("has as many characters as the text where offsets are kept", () => {
    const characters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).join("");

    expect(foldCharacters(characters)).toHaveLength(characters.length);
  });

  it("is not changed by folding it again", () => {
    const text = "Straße, ŁÓDŹ - Þór “Œuvre” İzmir";

    for (const fold of [foldCase, foldAccents, foldCharacters, (from: string): string => foldWords(from)])
      expect(fold(fold(text))).toBe(fold(text));
  });
});
