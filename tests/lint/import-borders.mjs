// @ts-check
import { posix, relative, sep } from "node:path";
import { findBorderFault } from "./borders.mjs";

/**
 * Lint rule: an import that crosses a border of `borders.mjs` is reported at its position.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const importBorders = {
  meta: { type: "problem", schema: [], messages: { crossed: "{{ fault }}" } },
  create(context) {
    const from = relative(context.cwd, context.filename).split(sep).join("/");

    /** @param {import("estree").Node | null | undefined} source */
    function check(source) {
      if (source?.type !== "Literal" || typeof source.value !== "string" || !source.value.startsWith(".")) return;
      const fault = findBorderFault(withoutEnding(from), withoutEnding(posix.join(posix.dirname(from), source.value)));
      if (fault !== null) context.report({ node: source, messageId: "crossed", data: { fault } });
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};

/** @param {string} path */
function withoutEnding(path) {
  return path.replace(/\.(m?js|tsx?)$/, "");
}
