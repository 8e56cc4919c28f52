import { describe, expect, it } from "@jest/globals";
import {
  beginsWords,
  foldText,
  holdsPart,
  isSameName,
  spellings,
  typedSigns,
  typedWords,
} from "../../schema/fold-text.js";
import { FOUND_PAIRS, MISSED_PAIRS } from "../api/found-pairs.js";

describe("a text that is looked for", () => {
  it.each(FOUND_PAIRS)("%s has words that begin as %s", (stored, typed) => {
    expect(beginsWords(stored, typedWords(typed))).toBe(true);
  });

  it.each(MISSED_PAIRS)("%s has none that begin as %s, or lacks its signs", (stored, typed) => {
    const hasSigns = typedSigns(typed).every((part) => holdsPart(stored, part));

    expect(beginsWords(stored, typedWords(typed)) && hasSigns).toBe(false);
  });

  it.each([
    ["Softwareentwicklung", "entwick", true],
    ["Große Straße 5", "STRASSE", true],
    ["Møller Mærsk", "oelle", true],
    ["Coca-Cola", "acol", true],
    ["東京電力", "京電", true],
    ["Softwareentwicklung", "wartung", false],
    ["100 %", "%", true],
    ["100", "%", false],
  ])("%s holds the part %s: %s", (stored, part, isHeld) => {
    expect(holdsPart(stored, part)).toBe(isHeld);
  });

  it.each([
    ["Müller & Söhne", "MUELLER & SOEHNE", true],
    ["Łódź Logistics", "lodz  logistics", true],
    ["Coca-Cola", "CocaCola", true],
    ["Northwind", "Northwind Ltd", false],
    ["&", "+", false],
    ["&", "&", true],
  ])("%s is the same name as %s: %s", (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
    expect(isSameName(other, one)).toBe(isSame);
  });

  it("is folded to plain letters, and spelled twice where letters are written as two", () => {
    expect(foldText("ÅNGSTRÖM Ｌｔｄ")).toBe("angstrom ltd");
    expect(spellings("Müller")).toEqual(["muller", "mueller"]);
    expect(spellings("Miller")).toEqual(["miller"]);
  });

  it("means the signs that are no part of words", () => {
    expect(typedSigns("100% a_b O'Brien c++")).toEqual(["100%", "a_b", "c++"]);
  });
});
