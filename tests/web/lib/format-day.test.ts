import { expect, it } from "@jest/globals";
import { withFirstOfMonth } from "../../../web/lib/formatDay.js";

it.each([
  ["mar. 1 déc.", "fr", "mar. 1er déc."],
  ["1 décembre 2026", "fr-CA", "1er décembre 2026"],
  ["mar. 11 déc.", "fr", "mar. 11 déc."],
  ["21 déc.", "fr", "21 déc."],
  ["Di., 1. Dez.", "de", "Di., 1. Dez."],
  ["1 de diciembre", "es", "1 de diciembre"],
])("%s in %s is %s", (date, locale, text) => {
  expect(withFirstOfMonth(date, locale)).toBe(text);
});
