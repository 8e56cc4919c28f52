import { describe, expect, it } from "@jest/globals";
import { theme } from "antd";
import { makeTheme } from "../../web/theme.js";

const KINDS = ["Info", "Success", "Warning", "Error"] as const;

describe("the light theme", () => {
  it.each(KINDS)("has a pale ground for what is said of kind %s, on which its words and its icon are read", (kind) => {
    const tokens = theme.getDesignToken(makeTheme("light", { isTouch: false, isStill: true }));

    const ground = tokens[`color${kind}Bg`];

    expect(luminanceOf(ground)).toBeGreaterThan(0.9);
    expect(contrastOf(tokens.colorText, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(tokens.colorTextSecondary, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(tokens[`color${kind}`], ground)).toBeGreaterThanOrEqual(4.5);
  });

  it("has a pale ground for the chosen option of a list, on which its words are read", () => {
    const tokens = theme.getDesignToken(makeTheme("light", { isTouch: false, isStill: true }));

    for (const ground of [tokens.controlItemBgActive, tokens.controlItemBgActiveHover]) {
      expect(luminanceOf(ground)).toBeGreaterThan(0.7);
      expect(contrastOf(tokens.colorText, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** The relative luminance of `#rrggbb`, as WCAG 2.2 says. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
