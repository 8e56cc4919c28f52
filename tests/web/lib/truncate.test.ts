import { describe, expect, it } from "@jest/globals";
import { truncate } from "../../../web/lib/truncate.js";

describe("a long text", () => {
  it.each([
    ["abcde", 5, "abcde"],
    ["abcdef", 5, "abcde…"],
    ["", 5, ""],
    ["😀😀😀", 3, "😀😀😀"],
    ["😀😀😀", 2, "😀😀…"],
  ])("is cut to so many characters, never through one: %s at %i", (text, max, shown) => {
    expect(truncate(text, max)).toBe(shown);
  });
});
