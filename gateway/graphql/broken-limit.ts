import { GraphQLError, type ASTNode } from "graphql";
import { AppError } from "../platform/errors.js";
import { OPERATION_LIMITS } from "./operation-limits.js";

/** The limits of GraphQL and Apollo, which have no setting. */
const INTROSPECTION_LISTS = 2;
const SELECTIONS = 10_000_000;

/** What is allowed, by the rule that is broken. */
const ALLOWED = {
  depth: `fields may be nested ${OPERATION_LIMITS.depth} deep`,
  introspectionDepth: `lists of fields, types and arguments may be nested ${INTROSPECTION_LISTS} deep in an introspection`,
  aliases: `an operation may have ${OPERATION_LIMITS.aliases} aliases`,
  directives: `an operation may have ${OPERATION_LIMITS.directives} directives`,
  repeats: `a field may be asked for ${OPERATION_LIMITS.repeats} times in one place`,
  selections: `an operation may select ${SELECTIONS.toLocaleString("en")} fields, those of fragments included`,
  tokens: `an operation may have ${OPERATION_LIMITS.tokens.toLocaleString("en")} tokens`,
} as const;

type Rule = keyof typeof ALLOWED;

/** The messages of GraphQL and Apollo about limits that they check by themselves. */
const OWN_MESSAGES: readonly (readonly [pattern: RegExp, rule: Rule])[] = [
  [/^Syntax Error: Document contains more tha[nt] \d+ tokens\. Parsing aborted\.$/, "tokens"],
  [/^Maximum introspection depth exceeded$/, "introspectionDepth"],
  [/^(Anonymous operation|Operation "\w+") recursively requests too many selections\.$/, "selections"],
];

/** Returns the TOO_LARGE of a limit of operations, which names the limit and how much is allowed. */
function tooLarge(rule: Rule): AppError {
  const message = `query: ${ALLOWED[rule]}, and this is more.`;
  return new AppError("TOO_LARGE", { message, fields: [{ field: "query", rule, message }] });
}

/** Returns the error that a validation rule reports when an operation breaks a limit. */
export function brokenLimit(rule: Rule, node?: ASTNode): GraphQLError {
  const originalError = tooLarge(rule);
  return new GraphQLError(originalError.message, { originalError, nodes: node ?? null });
}

/** Returns the TOO_LARGE for a message about a limit that a library checks by itself; null for any other message. */
export function ownLimitOf(message: string): AppError | null {
  const rule = OWN_MESSAGES.find(([pattern]) => pattern.test(message))?.[1];
  return rule === undefined ? null : tooLarge(rule);
}
