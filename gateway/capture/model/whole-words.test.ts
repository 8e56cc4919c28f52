import { describe, expect, it } from "@jest/globals";
import { findWholeWords } from "./whole-words.js";

describe("findWholeWords", () => {
  it("finds words from border to border", () => {
    expect(findWholeWords("a baker in ghent", "baker")).toEqual({ start: 2, end: 7 });
    expect(findWholeWords("ghent", "ghent")).toEqual({ start: 0, end: 5 });
    expect(findWholeWords("(acme ltd.), ghent", "acme ltd")).toEqual({ start: 1, end: 9 });
    expect(findWholeWords("l'atelier bleu", "atelier bleu")).toEqual({ start: 2, end: 14 });
  });

  it("passes over a piece of a word and goes on to the word", () => {
    expect(findWholeWords("bakery and baker", "baker")).toEqual({ start: 11, end: 16 });
    expect(findWholeWords("bakery", "baker")).toBeNull();
    expect(findWholeWords("överkock", "kock")).toBeNull();
    expect(findWholeWords("job_title", "title")).toBeNull();
  });

  it.each([
    ["50.000 eur", "50"],
    ["50.000 eur", "000 eur"],
    ["41 000 kč", "41"],
    ["41 000 kč", "000 kč"],
    ["12,50 a hour", "12"],
    ["ref. 2041", "20"],
  ])("does not cut the number of %j to %j", (text, words) => {
    expect(findWholeWords(text, words)).toBeNull();
  });

  it("takes a number that ends a sentence or a list", () => {
    expect(findWholeWords("pay: 2041. start: now", "2041")).toEqual({ start: 5, end: 9 });
    expect(findWholeWords("in 2026 100 people came", "2026")).toEqual({ start: 3, end: 7 });
  });

  it("finds words where a script has no spaces", () => {
    expect(findWholeWords("東京都千代田区で働く", "千代田区")).toEqual({ start: 3, end: 7 });
  });
});
