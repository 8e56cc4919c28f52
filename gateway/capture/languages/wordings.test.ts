import { describe, expect, it } from "@jest/globals";
import { LANGUAGES } from "./languages.js";
import { patterns } from "./all-words.js";
import { foldSource } from "./fold.js";
import { openingsOf, wordingsOf } from "./wordings.js";

describe("the openings of a pattern", () => {
  it.each([
    ["place", "p"],
    ["(?:job )?title", "j t"],
    ["(?:town|city)s?", "t c"],
    ["[ae]b?c", "a e"],
    ["x?yz", "x y"],
    ["(?!no)maybe", "m"],
    ["(?:a|b){0,2}c", "a b c"],
    ["\\(optional", "("],
  ])("of %s are known", (pattern, letters) => {
    expect([...(openingsOf(pattern) ?? [])]).toEqual(letters.split(" "));
  });

  it.each([".{2,20} of", "\\d+ days", "[^a]b", "(?:a )?", "(?:.{2,5}|b)c"])("of %s are not", (pattern) => {
    expect(openingsOf(pattern)).toBeNull();
  });
});

describe("wordings", () => {
  const places = wordingsOf(["(?:the )?place", "town(?: of .{2,20})?"], "$");

  it("match like one pattern of all of them", () => {
    expect(places.exec("the place")?.[0]).toBe("the place");
    expect(places.exec("town of elmfield")?.[0]).toBe("town of elmfield");
    expect(places.exec("the town")).toBeNull();
    expect(places.exec("")).toBeNull();
  });

  it("of every language leave none of its labels out", () => {
    const all = LANGUAGES.flatMap(({ labels }) => Object.values(labels).flatMap((list) => patterns(list)));
    const labels = wordingsOf(all, "$");
    const plain = all.map((pattern) => foldSource(pattern)).filter((pattern) => /^[a-z ]+$/.test(pattern));

    expect(plain.length).toBeGreaterThan(500);
    expect(plain.filter((label) => labels.exec(label) === null)).toEqual([]);
  });
});
