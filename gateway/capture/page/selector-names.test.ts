import { describe, expect, it } from "@jest/globals";
import { parseHTML } from "linkedom";
import { selectorTest } from "./selector-names.js";

describe("the test of selectors", () => {
  const { document } = parseHTML(
    "<html><body><div class='job-Title x' id='top'><p itemprop='place'><b itemprop='name'>Elmfield</b></p></div></body></html>",
  );
  const mayMatch = selectorTest(document);

  it.each([".x", "#top", "[class*='job-title' i]", "[itemprop='place'] [itemprop='name']", ".x p:first-child", "p"])(
    "lets %s be tried",
    (selector) => {
      expect(document.querySelector(selector)).not.toBeNull();
      expect(mayMatch(selector)).toBe(true);
    },
  );

  it.each([".y", "#main", "[itemprop='employer'] [itemprop='name']", ".x .y", "[data-at='header']"])(
    "does not let %s be tried",
    (selector) => {
      expect(document.querySelector(selector)).toBeNull();
      expect(mayMatch(selector)).toBe(false);
    },
  );
});
