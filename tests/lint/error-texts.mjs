// @ts-check

/** Types of errors by their names: `Error` itself, its heirs, and the shapes that libraries have for them. */
const ERROR = /Error(?:Like)?$/;

/**
 * Lint rule: the text of an error is for programmers. A person reads the sentence that one of the modules that know the
 * errors has for it.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const errorTexts = {
  meta: {
    type: "problem",
    schema: [],
    messages: { text: "No person reads what an error says: take the sentence of readProblem or signInProblem." },
  },
  create(context) {
    const services = context.sourceCode.parserServices;

    /** @param {import("eslint").Rule.Node} node */
    function isError(node) {
      return namesError(services.getTypeAtLocation(node));
    }

    /** @param {import("eslint").Rule.Node} node */
    function check(node) {
      if (isError(node)) context.report({ node, messageId: "text" });
    }

    return {
      "MemberExpression[property.name='message'] > .object": check,
      "CallExpression[callee.name='String'] > .arguments": check,
      "TemplateLiteral > .expressions": check,
    };
  },
};

/**
 * @param {import("typescript").Type} type
 * @returns {boolean}
 */
function namesError(type) {
  if (type.isUnionOrIntersection()) return type.types.some(namesError);
  if (ERROR.test(type.getSymbol()?.name ?? "")) return true;
  return (type.getBaseTypes() ?? []).some(namesError);
}
