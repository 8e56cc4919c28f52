import { describe, expect, it } from "@jest/globals";
import { isOffered } from "../../../web/lib/isOffered.js";

describe("an option of a field that takes any text", () => {
  it.each([
    ["Employer", "Agency", "Agency", true],
    ["Employer", "emp", "Agency", true],
    ["Employer", " LOY ", "", true],
    ["Employer", "agency", "", false],
    [undefined, "agency", "", false],
    [undefined, "", "", true],
  ])("%s, with %j typed over %j, is offered: %s", (option, typed, initial, expected) => {
    expect(isOffered(option, typed, initial)).toBe(expected);
  });
});
