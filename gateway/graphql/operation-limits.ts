import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { maxDirectivesRule } from "@escape.tech/graphql-armor-max-directives";
import type { GraphQLError, ParseOptions, ValidationContext, ValidationRule } from "graphql";
import { maxRepeatsRule } from "./max-repeats.js";

/** The limits of one operation; the schema's own nesting needs less than half of them. */
export const OPERATION_LIMITS = {
  depth: 10,
  aliases: 15,
  directives: 20,
  repeats: 20,
  tokens: 2_000,
  characters: 100_000,
  /** The sum of all page sizes. */
  rows: 600,
  validationErrors: 20,
} as const;

/** The limits of the answer to one operation, in bytes of text as JSON writes it. */
export const ANSWER_LIMITS = { bytes: 16 * 1024 * 1024 } as const;

// By themselves these rules throw, which would answer 500; reported, they are validation errors like any other.
const reject = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Stops the parsing of an operation that is too long. */
export const PARSE_OPTIONS: ParseOptions = { maxLexicalTokens: OPERATION_LIMITS.tokens };

/** Stops the validation of an operation with many errors. */
export const VALIDATION_OPTIONS = { maxErrors: OPERATION_LIMITS.validationErrors };

/** The validation rules of the product, in addition to GraphQL's. */
export const LIMIT_RULES: ValidationRule[] = [
  maxDepthRule({ n: OPERATION_LIMITS.depth, ...reject }),
  maxAliasesRule({ n: OPERATION_LIMITS.aliases, allowList: [], ...reject }),
  maxDirectivesRule({ n: OPERATION_LIMITS.directives, ...reject }),
  maxRepeatsRule(OPERATION_LIMITS.repeats),
];
