import { describe, expect, it } from "@jest/globals";
import { fold } from "../languages/fold.js";
import { lexiconFor } from "../languages/lexicon.js";
import { dayOrderOf } from "./day-order.js";

const orderOf = (text: string, language: string | null = "en") =>
  dayOrderOf({ advert: { folded: fold(text) }, language, lexicon: lexiconFor(language) });

describe("the order of day and month", () => {
  it.each([
    ["Posted 25/09/2026, closes 03/10/2026", "DAY_FIRST"],
    ["Posted 09/25/2026, closes 10/03/2026", "MONTH_FIRST"],
    ["Closes 03/09/2026. Send your form by Thursday 3 September.", "DAY_FIRST"],
    ["Closes 03/09/2026. Send your form by March 9th.", "MONTH_FIRST"],
    ["Closes 03/09/2026 (2026-09-03)", "DAY_FIRST"],
    ["Closes Thursday 03/09/2026", "DAY_FIRST"],
    ["Closes Monday, 03/09/2026", "MONTH_FIRST"],
  ])("is decided by another mention of a day before the country: %s", (text, order) => {
    expect(orderOf(`${text} The salary is $ 10.`)).toBe(order);
    expect(orderOf(`${text} The salary is £ 10.`)).toBe(order);
  });

  it("is that of the country which the words of an English advert belong to", () => {
    expect(orderOf("Closes 03/09/2026. £ 30,000 a year")).toBe("DAY_FIRST");
    expect(orderOf("Closes 03/09/2026. $ 30,000 a year, 401(k)")).toBe("MONTH_FIRST");
    expect(orderOf("Closes 03/09/2026. Elmfield, TX 75001")).toBe("MONTH_FIRST");
  });

  it("is unknown in an English advert of no country, or of two", () => {
    expect(orderOf("Closes 03/09/2026")).toBeNull();
    expect(orderOf("Closes 03/09/2026. £ 30,000 or $ 40,000")).toBeNull();
    expect(orderOf("Posted 25/09/2026, closes 09/25/2026")).toBeNull();
  });

  it("has the day first in other languages", () => {
    expect(orderOf("Bewerbung bis 03/09/2026", "de")).toBe("DAY_FIRST");
    expect(orderOf("Candidature avant le 03/09/2026", "fr")).toBe("DAY_FIRST");
  });
});
