import { describe, expect, it } from "@jest/globals";
import { firstDifference } from "./compare.js";

describe("two answers", () => {
  it("are alike whatever the order of their fields", () => {
    expect(firstDifference({ data: { id: 1, names: ["a"] } }, { data: { names: ["a"], id: 1 } })).toBeNull();
  });

  it.each([
    ["another value", { data: { id: 1 } }, { data: { id: 2 } }, "$.data.id: 1 and 2"],
    ["a field that one lacks", { data: { id: 1 } }, { data: {} }, "$.data.id: 1 and nothing"],
    [
      "a field that one lacks and the other has as null",
      { data: { id: null } },
      { data: {} },
      "$.data.id: null and nothing",
    ],
    ["another order", ["a", "b"], ["b", "a"], '$.0: "a" and "b"'],
    ["a longer list", [1], [1, 2], "$.1: nothing and 2"],
    ["an object in place of a list", [], {}, "$: [] and {}"],
  ])("differ by %s, at its place", (_what, one, other, difference) => {
    expect(firstDifference(one, other)).toBe(difference);
  });
});
