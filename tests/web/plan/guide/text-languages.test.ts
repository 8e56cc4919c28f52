import { describe, expect, it } from "@jest/globals";
import { choicesIn, languageOfText, withChoice } from "../../../../web/plan/guide/textLanguages.js";

describe("the language of a text", () => {
  it.each<[string | undefined, string[], string]>([
    [undefined, [], "en"],
    [undefined, ["en", "de"], "en"],
    [undefined, ["xx", "de"], "de"],
    [undefined, ["xx"], "en"],
    ["xx", [], "en"],
    ["fr", ["en", "de"], "fr"],
  ])("is, with %j chosen and saved in %j, %s", (chosen, saved, language) => {
    expect(languageOfText(chosen, saved, "en")).toBe(language);
  });
});

describe("the choices of languages", () => {
  it("are kept by their place, the last one for each", () => {
    const stored = withChoice(withChoice(withChoice(undefined, "1", "de"), "1.notes", "fr"), "1", "ar");

    expect(Object.fromEntries(choicesIn(stored))).toEqual({ "1": "ar", "1.notes": "fr" });
  });

  it.each(["", "=", "a", "a=", "=de", " "])("are none in %j", (stored) => {
    expect(choicesIn(stored).size).toBe(0);
  });

  it("are sixty at most, without the oldest", () => {
    const places = Array.from({ length: 61 }, (_, place) => `h${place}`);
    const stored = places.reduce<string | undefined>((kept, place) => withChoice(kept, place, "de"), undefined);

    expect([...choicesIn(stored).keys()]).toEqual(places.slice(1));
  });
});
