import type { ParseOptions } from "graphql";

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

/** Stops the parsing of an operation that is too long. */
export const PARSE_OPTIONS: ParseOptions = { maxLexicalTokens: OPERATION_LIMITS.tokens };

/** Stops the validation of an operation with many errors. */
export const VALIDATION_OPTIONS = { maxErrors: OPERATION_LIMITS.validationErrors };

/** Ends the coercion of variables at their first fault, as each fault repeats the whole value. */
export const VARIABLE_OPTIONS = { maxErrors: 1, hideSuggestions: true };
