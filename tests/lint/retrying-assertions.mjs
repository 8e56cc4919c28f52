// @ts-check

import { isExpect, isRetried, isWithinAssertion, resultOf, usesOf } from "./value-flow.mjs";

/** @typedef {import("eslint").Rule.Node} Node */

/** What tells of a page only how it is at one moment. */
const READS = new Set(
  [
    ["innerText", "textContent", "innerHTML", "allInnerTexts", "allTextContents", "inputValue", "getAttribute"],
    ["count", "all", "title", "content", "url", "boundingBox", "ariaSnapshot", "viewportSize", "$eval", "$$eval"],
    ["isVisible", "isHidden", "isEnabled", "isDisabled", "isChecked", "isEditable"],
    ["evaluate", "evaluateAll", "evaluateHandle", "jsonValue"],
  ].flat(),
);
/** The types of Playwright that stand for what a browser shows. */
const SHOWN = new Set(["Page", "Locator", "FrameLocator", "Frame", "ElementHandle", "JSHandle"]);

/**
 * Lint rule for browser tests: what is read from a page once is not asserted, since a slow machine shows it a moment
 * later. It follows the value through constants, lists and the functions of the file. What is read may be an input of
 * a later step, and anything may be read where it is read again until it fits: in `expect.poll` and `toPass`.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const retryingAssertions = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      once: "'{{ read }}' reads the page once, and a slow machine shows it later: assert on the locator or the page (await expect(locator).toHaveText(...)), or read it in expect.poll or toPass.",
      clock: "Time passes faster than a slow machine: wait for the fact that the test needs.",
    },
  },
  create(context) {
    const { parserServices, scopeManager } = context.sourceCode;
    /** @type {(node: object) => string | undefined} */
    const typeName = (node) => parserServices.getTypeAtLocation(node).getSymbol()?.name;
    /** @type {(node: object) => boolean} */
    const isShown = (node) => SHOWN.has(typeName(node) ?? "");

    /** @type {(node: Node, seen: Set<Node>) => boolean} whether a value of a page reaches the subject of an assertion */
    function isAsserted(node, seen) {
      if (seen.has(node) || isRetried(node)) return false;
      seen.add(node);
      const result = resultOf(node, isShown);
      if (result.kind !== "kept") return result.kind === "asserted";
      return usesOf(result.node, scopeManager).some((use) => isAsserted(use, seen));
    }

    return {
      /** @param {Node} node */
      CallExpression(node) {
        if (node.type !== "CallExpression" || isExpect(node)) return;
        const { callee } = node;
        const method = callee.type === "MemberExpression" && callee.property.type === "Identifier" ? callee : null;
        const name = method?.property.type === "Identifier" ? method.property.name : "";
        if (name === "waitForTimeout" && method !== null && isShown(method.object))
          return context.report({ node, messageId: "clock" });
        const reads = method !== null && READS.has(name) && isShown(method.object);
        // A function of another file that is given the page.
        const asks = callee.type === "Identifier" && node.arguments.some(isShown) && !isShown(node);
        if (!reads && !asks) return;
        if (!isRetried(node) && (isWithinAssertion(node) || isAsserted(node, new Set())))
          context.report({
            node,
            messageId: "once",
            data: { read: reads ? name : context.sourceCode.getText(callee) },
          });
      },
      /** @param {Node} node */
      Literal(node) {
        if (node.type === "Literal" && node.value === "networkidle") context.report({ node, messageId: "clock" });
      },
    };
  },
};
