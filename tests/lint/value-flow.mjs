// @ts-check

/** @typedef {import("eslint").Rule.Node} Node */
/** @typedef {import("eslint").Scope.ScopeManager} ScopeManager */
/** @typedef {import("estree").Node} AnyNode */

/**
 * Where a value goes: it is asserted, nothing of it is kept, or what takes it: a declaration, a function, or the name of
 * a list that it is put into.
 *
 * @typedef {{ readonly kind: "asserted" | "dropped" } | { readonly kind: "kept", readonly node: Node }} Destination
 */

const FUNCTION = /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/;
/** Methods that put what they are given into what they belong to. */
const KEEPS = /^(push|unshift|add|set)$/;
/** What gives back what it was given, in another form. To any other function a value is an input. */
const CONVERTS = /^(Array|Boolean|JSON|Math|Number|Object|Promise|String)$/;

/** @type {(node: AnyNode) => boolean} whether a call is `expect(...)` or `expect.soft(...)` */
export function isExpect(node) {
  if (node.type !== "CallExpression") return false;
  const { callee } = node;
  if (callee.type === "Identifier") return callee.name === "expect";
  return (
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.object.name === "expect" &&
    callee.property.type === "Identifier" &&
    callee.property.name === "soft"
  );
}

/**
 * Returns whether a node is in a function that is called again until it fits: `expect.poll(...)`, `expect(...).toPass()`.
 *
 * @param {Node} node
 * @returns {boolean}
 */
export function isRetried(node) {
  for (let at = node; at.parent != null; at = at.parent) {
    if (!FUNCTION.test(at.type) || at.parent.type !== "CallExpression") continue;
    const call = at.parent;
    if (isMethod(call.callee, "poll") || (isExpect(call) && isMethod(call.parent, "toPass"))) return true;
  }
  return false;
}

/**
 * Returns whether a node is written within an assertion: in its subject, or in what a matcher compares with.
 *
 * @param {Node} node
 * @returns {boolean}
 */
export function isWithinAssertion(node) {
  for (let at = node; at.parent != null && !FUNCTION.test(at.type); at = at.parent) {
    const { parent } = at;
    if (parent.type === "CallExpression" && parent.callee !== at && (isExpect(parent) || isMatcher(parent.callee)))
      return true;
  }
  return false;
}

/**
 * Follows a value out of the expressions around it.
 *
 * @param {Node} node an expression
 * @param {(node: Node) => boolean} isShown whether an expression stands for the page itself: what was read then chose
 *   only where to look
 * @returns {Destination}
 */
export function resultOf(node, isShown) {
  const { parent } = node;
  if (parent == null || isShown(node)) return { kind: "dropped" };
  switch (parent.type) {
    case "VariableDeclarator":
      return { kind: "kept", node: parent };
    case "AssignmentExpression":
      return { kind: "kept", node: /** @type {Node} */ (parent.left) };
    case "ForOfStatement":
      return parent.right === node ? { kind: "kept", node: /** @type {Node} */ (parent.left) } : { kind: "dropped" };
    case "ReturnStatement":
      return ofFunction(parent, isShown);
    case "ArrowFunctionExpression":
      return parent.body === node ? takenBy(parent, isShown) : { kind: "dropped" };
    case "CallExpression":
      return ofCall(parent, node, isShown);
    case "MemberExpression":
    case "Property":
      return parent.type === "Property" && parent.value !== node ? { kind: "dropped" } : resultOf(parent, isShown);
    default:
      if (/Statement$|^TemplateElement$/.test(parent.type)) return { kind: "dropped" };
      return resultOf(parent, isShown);
  }
}

/**
 * Returns the expressions by which what was kept is used: the mentions of a variable, the calls of a function.
 *
 * @param {Node} kept
 * @param {ScopeManager} scopes
 * @returns {Node[]}
 */
export function usesOf(kept, scopes) {
  const variables =
    kept.type === "Identifier" ? [variableOf(kept, scopes)] : scopes.getDeclaredVariables(/** @type {Node} */ (kept));
  const mentions = variables.flatMap((variable) => variable?.references ?? []).filter((mention) => mention.isRead());
  const uses = mentions.map(({ identifier }) => /** @type {Node} */ (/** @type {unknown} */ (identifier)));
  if (!isFunction(kept)) return uses;
  return uses.flatMap((use) =>
    use.parent?.type === "CallExpression" && use.parent.callee === use ? [use.parent] : [],
  );
}

/** @type {(call: Node & { type: "CallExpression" }, node: Node, isShown: (node: Node) => boolean) => Destination} */
function ofCall(call, node, isShown) {
  if (isExpect(call)) return { kind: "asserted" };
  const { callee } = call;
  if (callee === node || FUNCTION.test(node.type)) return resultOf(call, isShown);
  const on = callee.type === "MemberExpression" ? callee.object : callee;
  if (on.type !== "Identifier") return { kind: "dropped" };
  if (callee.type === "MemberExpression" && callee.property.type === "Identifier" && KEEPS.test(callee.property.name))
    return { kind: "kept", node: /** @type {Node} */ (on) };
  return CONVERTS.test(on.name) ? resultOf(call, isShown) : { kind: "dropped" };
}

/** @type {(node: Node, isShown: (node: Node) => boolean) => Destination} */
function ofFunction(node, isShown) {
  for (let at = node.parent; at != null; at = at.parent) if (FUNCTION.test(at.type)) return takenBy(at, isShown);
  return { kind: "dropped" };
}

/** @type {(taker: Node, isShown: (node: Node) => boolean) => Destination} what becomes of the answer of a function */
function takenBy(taker, isShown) {
  if (taker.type === "FunctionDeclaration") return { kind: "kept", node: taker };
  if (taker.parent?.type === "VariableDeclarator") return { kind: "kept", node: taker.parent };
  // A function that is passed on: its answer is part of what the call gives, as with `map`.
  return taker.parent?.type === "CallExpression" ? ofCall(taker.parent, taker, isShown) : { kind: "dropped" };
}

/** @type {(kept: Node) => boolean} */
function isFunction(kept) {
  if (kept.type === "FunctionDeclaration") return true;
  return kept.type === "VariableDeclarator" && kept.init != null && FUNCTION.test(kept.init.type);
}

/** @type {(name: Node & { type: "Identifier" }, scopes: ScopeManager) => import("eslint").Scope.Variable | undefined} */
function variableOf(name, scopes) {
  for (const scope of scopes.scopes) {
    const mention = scope.references.find(({ identifier }) => /** @type {unknown} */ (identifier) === name);
    if (mention?.resolved != null) return mention.resolved;
  }
  return undefined;
}

/** @type {(node: AnyNode) => boolean} whether a callee is a matcher: `expect(...).toBe`, `expect(...).not.toBe` */
function isMatcher(node) {
  if (node.type !== "MemberExpression") return false;
  return isExpect(node.object) || (node.object.type === "MemberExpression" && isMatcher(node.object));
}

/** @type {(node: AnyNode | null | undefined, name: string) => boolean} */
function isMethod(node, name) {
  return node?.type === "MemberExpression" && node.property.type === "Identifier" && node.property.name === name;
}
