// @ts-check

/**
 * Lint rule: `x as T` overrides the compiler, so a comment on its line, or right above its statement, gives the reason.
 * `as const` overrides nothing.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const reasonedAssertions = {
  meta: {
    type: "problem",
    schema: [],
    messages: { bare: "Say in a comment why this `as` holds, or parse the value so that the compiler knows." },
  },
  create(context) {
    // A docstring promises something to callers; the reason is for readers of the line.
    const comments = context.sourceCode.getAllComments().filter(({ value }) => !value.startsWith("*"));
    const commented = new Set(comments.flatMap(({ loc }) => (loc ? [loc.start.line, loc.end.line] : [])));

    /** @param {import("eslint").Rule.Node} node */
    function isReasoned(node) {
      /** @type {import("eslint").Rule.Node} */
      let statement = node;
      while (
        !/Statement|Declaration|PropertyDefinition|MethodDefinition|^Property$/.test(statement.type) &&
        statement.parent
      ) {
        statement = statement.parent;
      }
      const lines = [node.loc?.start.line, node.loc?.end.line, (statement.loc?.start.line ?? 0) - 1];
      return lines.some((line) => line !== undefined && commented.has(line));
    }

    return {
      /** @param {import("eslint").Rule.Node} node */
      TSAsExpression(node) {
        if (!isConst(node) && !isReasoned(node)) context.report({ node, messageId: "bare" });
      },
    };
  },
};

/** @param {object} node */
function isConst(node) {
  const type = "typeAnnotation" in node ? node.typeAnnotation : null;
  const name = typeof type === "object" && type !== null && "typeName" in type ? type.typeName : null;
  return typeof name === "object" && name !== null && "name" in name && name.name === "const";
}
