import { describe, expect, it } from "@jest/globals";
import { joinAddress } from "../../../../web/features/company/companyValues.js";

describe("the address of a company", () => {
  it("is one line of what is known of five, in their order", () => {
    expect(joinAddress({ country: "Portugal", street: " Rua Augusta 1 ", city: "Lisbon", region: " " })).toBe(
      "Rua Augusta 1, Lisbon, Portugal",
    );
    expect(joinAddress({})).toBe("");
  });
});
