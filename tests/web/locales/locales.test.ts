import { describe, expect, it } from "@jest/globals";
import { chooseLocale, formatTag, locales } from "../../../web/locales/locales.js";

describe("the language of the interface", () => {
  it.each([
    ["the browser's", undefined, ["de-AT", "en"], "de"],
    ["the browser's, whatever its region", undefined, ["fr-CA"], "fr"],
    ["the browser's, also in Latin America", undefined, ["es-419", "en-US"], "es"],
    ["the browser's, written from the right", undefined, ["ar-EG"], "ar"],
    ["the first of the browser's that is here", undefined, ["nb-NO", "pt-BR", "es-MX", "de"], "es"],
    ["the chosen one before the browser's", "fr", ["de-DE"], "fr"],
    ["the browser's where the chosen one is not here any more", "eo", ["de-DE"], "de"],
    ["English where none is here", undefined, ["nb-NO"], "en"],
    ["English where the browser names none", undefined, [], "en"],
    ["English where a tag is the name of a property of every object", undefined, ["constructor"], "en"],
  ])("is %s: chosen %j, browser %j", (_what, chosen, wanted, expected) => {
    expect(chooseLocale(chosen, wanted)).toBe(expected);
  });

  it("is written from the right in Arabic alone", () => {
    const fromRight = Object.entries(locales).filter(([, { direction }]) => direction === "rtl");

    expect(fromRight.map(([name]) => name)).toEqual(["ar"]);
  });
});

describe("the tag of dates and numbers", () => {
  it.each([
    ["de", ["de-AT", "de"], "de-AT"],
    ["de", ["en-GB"], "de"],
    ["ar", ["ar-EG"], "ar-EG-u-nu-latn"],
    ["ar", ["ar-EG-u-nu-arab"], "ar-u-nu-latn"],
    ["en", ["en-GB", "en-US"], "en-GB"],
  ])("in %s for a browser with %j is %s", (locale, wanted, expected) => {
    expect(formatTag(locale, wanted)).toBe(expected);
  });
});
