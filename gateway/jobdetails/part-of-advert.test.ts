import { describe, expect, it } from "@jest/globals";
import { isPartOfAdvert, shinglesOf } from "./part-of-advert.js";

const wordsFrom = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `word${from + at}`).join(" ");

describe("a part of an advert", () => {
  const advert = wordsFrom(0, 300);

  it("is a third of it, whichever is given first", () => {
    expect(isPartOfAdvert(wordsFrom(0, 100), advert)).toBe(true);
    expect(isPartOfAdvert(advert, wordsFrom(100, 100))).toBe(true);
  });

  it("may have a few words of its own", () => {
    expect(isPartOfAdvert(`${wordsFrom(0, 100)} ${wordsFrom(900, 8)}`, advert)).toBe(true);
    expect(isPartOfAdvert(`${wordsFrom(0, 100)} ${wordsFrom(900, 20)}`, advert)).toBe(false);
  });

  it("is no text of fewer than 60 words", () => {
    expect([60, 59].map((count) => isPartOfAdvert(wordsFrom(0, count), advert))).toEqual([true, false]);
    expect(isPartOfAdvert("", advert)).toBe(false);
  });

  it("has the words in the same order", () => {
    expect(isPartOfAdvert(wordsFrom(0, 100).split(" ").toReversed().join(" "), advert)).toBe(false);
  });
});

describe("the sequences of a text", () => {
  it("have three words each, and count once", () => {
    expect([...shinglesOf("a b c a b c".split(" "))]).toEqual(["a b c", "b c a", "c a b"]);
    expect(shinglesOf(["a", "b"]).size).toBe(0);
  });
});
