// @ts-check

/**
 * Lint rule: an exported function, class or constant has a docstring on what it promises. None is required on
 * interfaces and types, whose members have their own, nor on a class whose decorator has a GraphQL description.
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
        // `export { x }` and `export ... from` name something documented at its definition.
        if (!node.declaration || /^TS(Interface|TypeAlias)Declaration$/.test(node.declaration.type)) return;
        const decorators = decoratorsOf(node.declaration);
        if (decorators.some((decorator) => /\bdescription:/.test(context.sourceCode.getText(decorator)))) return;
        const comments = [node, ...decorators.slice(0, 1)].flatMap((place) =>
          context.sourceCode.getCommentsBefore(place),
        );
        const isDocumented = comments.some(({ type, value }) => type === "Block" && value.startsWith("*"));
        if (!isDocumented) context.report({ node: node.declaration, messageId: "bare" });
      },
    };
  },
};

/**
 * @param {object} declaration
 * @returns {readonly import("estree").Node[]}
 */
function decoratorsOf(declaration) {
  return "decorators" in declaration && Array.isArray(declaration.decorators) ? declaration.decorators : [];
}
