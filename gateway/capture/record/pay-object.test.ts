import { describe, expect, it } from "@jest/globals";
import { collectLeaves } from "./leaves.js";
import { readPayObject } from "./pay-object.js";
import type { Json } from "./tolerant-json.js";

const read = (record: Json) => readPayObject(collectLeaves(record));

describe("the pay of a record of a system that nobody knows", () => {
  it.each([
    [
      "de",
      { gehalt: { von: 3200, bis: 3900, waehrung: "EUR", einheit: "Monat", brutto: true } },
      { salaryMin: "3200", salaryMax: "3900", currency: "EUR", interval: "Monat" },
    ],
    [
      "cs",
      { pozice: { mzda: { od: 29500, do: 33000, mena: "CZK", obdobi: "měsíc" } } },
      { salaryMin: "29500", salaryMax: "33000", currency: "CZK", interval: "měsíc" },
    ],
    [
      "en",
      { remuneration: { floor: "62,000", ceiling: "74,000", iso: "GBP", per: "year" } },
      { salaryMin: "62,000", salaryMax: "74,000", currency: "GBP", interval: "year" },
    ],
  ])("is the amounts below a key for pay, in %s", (_, record, pay) => {
    expect(read(record)).toEqual(pay);
  });

  it("has one amount where the other numbers count something", () => {
    expect(read({ retribucion: { importe: "1.418,50", moneda: "EUR", pagas: 14 } })).toEqual({
      salaryMin: "1.418,50",
      currency: "EUR",
    });
  });

  it("is nothing below other keys, and without an amount", () => {
    expect(read({ hours: { min: 32, max: 36, unit: "week" } })).toEqual({});
    expect(read({ salary: { type: 1, label: "monthly" } })).toEqual({});
  });
});
