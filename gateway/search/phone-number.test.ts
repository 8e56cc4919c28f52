import { describe, expect, it } from "@jest/globals";
import { reversed, soughtNumber } from "./phone-number.js";

describe("a text that is looked for as a telephone number", () => {
  it.each([
    ["+44 7700 900771", "447700900771"],
    ["0044 (0)7700/900-771", "447700900771"],
    ["07700.900771", "7700900771"],
    ["0771", "0771"],
    ["00771", "00771"],
    ["\u202a+44\u00a07700 900771\u202c", "447700900771"],
    ["٠٧٧٠٠ ٩٠٠٧٧١", "7700900771"],
    ["۰۷۷۰۰", "7700"],
  ])("ends, written as %s, with %s", (text, end) => {
    expect(soughtNumber(text)?.end).toBe(end);
  });

  it("is the same without a country code of one to three digits, if six digits are left", () => {
    expect(soughtNumber("+353 01 234567")?.wholes).toEqual(["5301234567", "301234567", "1234567"]);
    expect(soughtNumber("9007712")?.wholes).toEqual(["7712", "12"].filter(({ length }) => length >= 6));
    expect(soughtNumber("1900771")?.wholes).toEqual(["900771"]);
  });

  it.each(["771", "07", "REQ-20811", "+44 7700 ext 9", "", "()-/.", "(0)123"])("is none as %j", (text) => {
    expect(soughtNumber(text)).toBeNull();
  });

  it("is compared from its last digit on", () => {
    expect(reversed("447700")).toBe("007744");
  });
});
