import { describe, expect, it } from "@jest/globals";
import { phoneKeys } from "./phone-number.js";

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
    ["＋４９ １７０ １２３４５６７", "491701234567"],
    ["०७७००", "7700"],
    ["+1\ufe0d-555-123-4567", "15551234567"],
    ["tel:+49170", "49170"],
    // As many digits as are kept of a stored number.
    ["07700 900771 / 020 7946 0018", "70090077102079460018"],
  ])("ends, written as %s, with %s", (text, end) => {
    expect(phoneKeys(text)?.[0]).toBe(end);
  });

  it("is the same without a country code of one to three digits, if six digits are left", () => {
    expect(phoneKeys("+353 01 234567")).toEqual(["35301234567", "=5301234567", "=301234567", "=1234567"]);
    expect(phoneKeys("9007712")).toEqual(["9007712"]);
    expect(phoneKeys("1900771")).toEqual(["1900771", "=900771"]);
  });

  it.each(["771", "07", "REQ-20811", "+44 7700 ext 9", "", "()-/.", "(0)123"])("is none as %j", (text) => {
    expect(phoneKeys(text)).toBeNull();
  });
});
