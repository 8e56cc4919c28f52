// @ts-check

/**
 * Lint rule: what a file exports tells in a docstring what it promises.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const documentedExports = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: { bare: "An export has a docstring (/** ... */) whose first line is a sentence on what it promises." },
  },
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        // `export { x }` and `export ... from` name what is documented where it is made.
        if (!node.declaration) return;
        const target = "decorators" in node.declaration ? firstDecorator(node.declaration) : null;
        const comments = [node, target].flatMap((place) => (place ? context.sourceCode.getCommentsBefore(place) : []));
        const isDocumented = comments.some(({ type, value }) => type === "Block" && value.startsWith("*"));
        if (!isDocumented) context.report({ node: node.declaration, messageId: "bare" });
      },
    };
  },
};

/**
 * @param {object} declaration
 * @returns {import("estree").Node | null}
 */
function firstDecorator(declaration) {
  const decorators = "decorators" in declaration && Array.isArray(declaration.decorators) ? declaration.decorators : [];
  return decorators[0] ?? null;
}
