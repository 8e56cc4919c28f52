import { afterEach, describe, expect, it } from "@jest/globals";
import { followMedia, matchesMedia } from "../../../../web/lib/environment/mediaQuery.js";
import { install } from "../../fake-page.js";

let remove: (() => void) | undefined;
afterEach(() => remove?.());

describe("a media query", () => {
  it.each([
    ["is missing", undefined],
    ["returns null", () => null],
    ["returns something else", () => ({})],
    [
      "throws",
      () => {
        throw new TypeError("Not here.");
      },
    ],
  ])("does not match, and never changes, where matchMedia %s", (_how, matchMedia) => {
    remove = install({ matchMedia });

    expect(matchesMedia("(hover: none)")).toBe(false);
    expect(() => followMedia("(hover: none)", () => undefined)()).not.toThrow();
  });
});
