import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesRule } from "@escape.tech/graphql-armor-max-directives";
import type { GraphQLError, ParseOptions, ValidationContext, ValidationRule } from "graphql";
import { maxRepeatsRule } from "./max-repeats.js";

/** How much one operation may ask for; the schema's own nesting needs less than half of it. */
export const OPERATION_LIMITS = {
  depth: 10,
  aliases: 15,
  directives: 20,
  repeats: 20,
  tokens: 2_000,
  characters: 100_000,
  /** The page sizes of everything it asks for, together. */
  rows: 600,
  validationErrors: 20,
} as const;

/** How much the answer to one operation may hold: so many bytes of text, as JSON writes it. */
export const ANSWER_LIMITS = { bytes: 16 * 1024 * 1024 } as const;

// Left to themselves these rules throw, which would answer 500; reported, they are validation errors like any other.
const reject = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** What stops the reading of an operation that is too long. */
export const PARSE_OPTIONS: ParseOptions = { maxLexicalTokens: OPERATION_LIMITS.tokens };

/** What stops the checking of an operation that is all wrong. */
export const VALIDATION_OPTIONS = { maxErrors: OPERATION_LIMITS.validationErrors };

/** The rules of our own, beside GraphQL's. */
export const LIMIT_RULES: ValidationRule[] = [
  maxDepthRule({ n: OPERATION_LIMITS.depth, ...reject }),
  maxAliasesRule({ n: OPERATION_LIMITS.aliases, allowList: [], ...reject }),
  maxDirectivesRule({ n: OPERATION_LIMITS.directives, ...reject }),
  maxRepeatsRule(OPERATION_LIMITS.repeats),
];
