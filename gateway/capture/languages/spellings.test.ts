import { describe, expect, it } from "@jest/globals";
import { spellingsOf } from "./spellings.js";
import { indexOf } from "./wording-index.js";

describe("the spellings of a pattern", () => {
  it.each([
    ["place", "place"],
    ["towns?", "towns|town"],
    ["(?:job )?title", "job title|title"],
    ["(?:town|city)s?", "towns|town|citys|city"],
    ["e[- ]?mail", "e-mail|e mail|email"],
    ["ref\\.", "ref."],
    ["(?:a|b)?a", "aa|ba|a"],
  ])("of %s are listed as it prefers them", (pattern, spellings) => {
    expect(spellingsOf(pattern)).toEqual(spellings.split("|"));
  });

  it.each(["town.{2,20}", "\\d days", "a+b", "(?:a|b){0,2}c", "(?!no)maybe", "[^a]b", "[a-c]d", "open)", "(?:open"])(
    "of %s are not",
    (pattern) => {
      expect(spellingsOf(pattern)).toBeNull();
    },
  );
});

describe("an index of wordings", () => {
  const index = indexOf([
    ["place", ["(?:the )?place", "town(?: of .{2,20})?"]],
    ["pay", ["pay", "place", "t.*"]],
  ]);

  it("finds the first name that a text is a wording of", () => {
    expect(index.find("the place")).toBe("place");
    expect(index.find("place")).toBe("place");
    expect(index.find("town of elmfield")).toBe("place");
    expect(index.find("pay")).toBe("pay");
    expect(index.find("tons")).toBe("pay");
    expect(index.find("a pay")).toBeUndefined();
    expect(index.find("")).toBeUndefined();
  });
});
