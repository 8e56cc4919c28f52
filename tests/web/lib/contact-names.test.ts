import { describe, expect, it } from "@jest/globals";
import { fullName, splitName } from "../../../web/lib/contactNames.js";

describe("a name that was typed in one line", () => {
  it.each([
    ["Vennby", { salutation: null, firstName: null, lastName: "Vennby" }],
    ["Oskar Vennby", { salutation: null, firstName: "Oskar", lastName: "Vennby" }],
    ["Prof. Dr Anna  Maria Quell", { salutation: "Prof. Dr", firstName: "Anna Maria", lastName: "Quell" }],
    ["Frau", { salutation: null, firstName: null, lastName: "Frau" }],
    [" ", { salutation: null, firstName: null, lastName: null }],
  ])("%j is split into its parts", (typed, parts) => {
    expect(splitName(typed)).toEqual({ middleNames: null, ...parts });
  });

  it("reads the same afterwards", () => {
    expect(fullName(splitName("Dr Oskar Vennby"))).toBe("Dr Oskar Vennby");
  });
});
