// @ts-check

/** @typedef {import("eslint").Rule.Node} Node */

/** What tells which key was pressed, and whose it is. */
const ASKED = new Set(["key", "code", "keyCode", "which", "charCode", "isComposing", "getModifierState"]);
const KEY_EVENT = /^key(down|up|press)$/;
const ON_KEY = /^onkey(down|up|press)$/;

/**
 * Lint rule: one module of the client asks which key was pressed, because it also asks whether the key belongs to an
 * input method, and whether another handler has acted on it. It refuses a listener for keys of the document, and what an
 * event of the keyboard says of its key.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const oneKeyModule = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      asked: "A key may belong to an input method or be handled: name it in onKeys or useKeys (web/lib/keys.ts).",
      listened: "Keys have one listener: useKeys or listenToKeys (web/lib/keys.ts).",
    },
  },
  create(context) {
    const { parserServices } = context.sourceCode;

    /** @type {(node: object) => boolean} whether a value is an event of the keyboard, the page's or React's */
    function isKeyEvent(node) {
      const type = parserServices.getTypeAtLocation(node);
      const types = type.isUnion() ? type.types : [type];
      return types.some(
        /** @type {(one: { getSymbol(): { name: string } | undefined }) => boolean} */
        (one) => /^(KeyboardEvent|KeyPress)$/.test(one.getSymbol()?.name ?? ""),
      );
    }

    return {
      /** @param {Node} node */
      MemberExpression(node) {
        if (node.type !== "MemberExpression") return;
        const name = nameOf(node.property);
        if (ASKED.has(name) && isKeyEvent(node.object)) context.report({ node, messageId: "asked" });
      },
      /** @param {Node} node */
      ObjectPattern(node) {
        if (node.type !== "ObjectPattern") return;
        const isAsked = node.properties.some((one) => one.type === "Property" && ASKED.has(nameOf(one.key)));
        if (isAsked && isKeyEvent(node)) context.report({ node, messageId: "asked" });
      },
      /** @param {Node} node */
      CallExpression(node) {
        if (node.type !== "CallExpression") return;
        const { callee, arguments: given } = node;
        const called = callee.type === "MemberExpression" ? nameOf(callee.property) : nameOf(callee);
        const [first] = given;
        if (called === "addEventListener" && first !== undefined && KEY_EVENT.test(nameOf(first)))
          context.report({ node, messageId: "listened" });
      },
      /** @param {Node} node */
      AssignmentExpression(node) {
        if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return;
        if (ON_KEY.test(nameOf(node.left.property))) context.report({ node, messageId: "listened" });
      },
    };
  },
};

/** @type {(node: { type: string, name?: unknown, value?: unknown }) => string} the word of a name or of a text */
function nameOf(node) {
  if (node.type === "Identifier" && typeof node.name === "string") return node.name;
  return node.type === "Literal" && typeof node.value === "string" ? node.value : "";
}
