import { describe, expect, it } from "@jest/globals";
import { readAmount } from "../../../../web/plan/offer/amounts.js";

describe("a typed amount", () => {
  it.each([
    ["64000", "64000"],
    ["64,000", "64000"],
    ["64.000", "64000"],
    ["64 000", "64000"],
    ["64\u00a0000", "64000"],
    ["64\u202f000,50", "64000.50"],
    ["64'000", "64000"],
    ["64’000.5", "64000.5"],
    ["1,00,000", "100000"],
    ["1.234.567,89", "1234567.89"],
    ["1,234,567.89", "1234567.89"],
    ["2450,5", "2450.5"],
    ["2450.50", "2450.50"],
    ["37,5", "37.5"],
    ["0", "0"],
    ["0,5", "0.5"],
    ["٦٤٬٠٠٠٫٥٠", "64000.50"],
    ["۶۴۰۰۰", "64000"],
    ["9999999999.99", "9999999999.99"],
  ])("is read as each language writes it: %s", (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each([
    "",
    "-64000",
    "+64000",
    "64000 EUR",
    "€64000",
    "sixty",
    "64k",
    "1e5",
    "12.3.4",
    "0.125",
    "64.0000",
    "10000000000",
  ])("is none with a sign, a word or too many digits: %j", (typed) => {
    expect(readAmount(typed)).toBeNull();
  });
});
