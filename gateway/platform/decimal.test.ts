import { describe, expect, it } from "@jest/globals";
import { DecimalScalar } from "./decimal.js";

describe("a decimal", () => {
  it.each([
    ["64000.00", "64000"],
    ["2450.50", "2450.5"],
    ["100", "100"],
    ["0.00", "0"],
    ["0.05", "0.05"],
    ["100.10", "100.1"],
  ])("is answered without zeros that say nothing: %s", (stored, answered) => {
    expect(DecimalScalar.serialize(stored)).toBe(answered);
  });

  it.each([
    [64000, "64000.00"],
    ["2450.5", "2450.50"],
    [" 007 ", "7.00"],
    ["0", "0.00"],
  ])("is taken as a number or a text: %j", (given, taken) => {
    expect(DecimalScalar.parseValue(given)).toBe(taken);
  });

  it.each([-1, 1e21, 0.001, NaN, "", "1,000", "+1", "1e3", "a", null, true, {}])("is nothing else: %j", (given) => {
    expect(() => DecimalScalar.parseValue(given)).toThrow("A Decimal is digits");
  });
});
