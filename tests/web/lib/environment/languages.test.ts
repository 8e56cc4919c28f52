import { describe, expect, it } from "@jest/globals";
import { browserLanguages } from "../../../../web/lib/environment/languages.js";
import { chooseLocale, formatTag } from "../../../../web/locales/locales.js";
import { install } from "../../fake-page.js";

/** What browsers and the systems below them were seen to report, or could. */
const REPORTED: readonly (readonly [reported: unknown, one: unknown, languages: readonly string[], locale: string])[] =
  [
    [["de-AT", "en"], "de-AT", ["de-AT", "en"], "de"],
    [undefined, undefined, [], "en"],
    [null, "fr", ["fr"], "fr"],
    [[], "es-MX", ["es-MX"], "es"],
    [["x-invalid", "en_US", "C", "", "*", "de-DE@euro", "und"], "", ["en-US", "de-DE"], "en"],
    [["de_DE.UTF-8", "FR-fr"], "", ["de-DE", "fr-FR"], "de"],
    [["und-Latn", "c", "-", "de-", "e n", "ar-EG"], "", ["ar-EG"], "ar"],
    [[null, 7, {}], null, [], "en"],
    ["de", "fr", ["fr"], "fr"],
  ];

describe("the languages of the browser", () => {
  it.each(REPORTED)("reported as %j and %j are %j, and the interface is in %s", (reported, one, languages, locale) => {
    const remove = install({ navigator: { languages: reported, language: one } });
    const found = browserLanguages();
    remove();

    expect([found, chooseLocale(undefined, found)]).toEqual([languages, locale]);
  });

  it.each(REPORTED)(
    "reported as %j and %j give dates and numbers a tag that they can be formatted with",
    (reported, one) => {
      const remove = install({ navigator: { languages: reported, language: one } });
      const found = browserLanguages();
      remove();
      const tag = formatTag(chooseLocale("constructor", found), found);

      expect(new Intl.DateTimeFormat(tag).format(new Date(0)).length).toBeGreaterThan(5);
    },
  );
});
