import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/** One broken rule of one field, in words for the person who typed it. */
export interface FieldProblem {
  readonly field: string;
  /** The name of the rule, e.g. `maxLength`. */
  readonly rule?: string;
  readonly message: string;
}

/** What went wrong, ready to be shown. */
export interface Problem {
  /** A code of the gateway's error table, or NETWORK when the server did not answer. */
  readonly code: string;
  /** The server's own words; undefined when it did not answer. */
  readonly message: string | undefined;
  readonly fields: readonly FieldProblem[];
  /** Finds the cause in the operator's log. */
  readonly reference: string | undefined;
  /** Seconds until a retry makes sense, where the server says so. */
  readonly retryAfter?: number | undefined;
}

/** A failed call that was no GraphQL operation, in the same terms. */
export class FailedRequest extends Error {
  constructor(
    readonly code: string,
    /** The server's own words, when it had any. */
    readonly words?: string,
    readonly reference?: string,
  ) {
    super(words ?? code);
  }
}

/** Reads a failed call; whatever it is, the answer can be shown. */
export function readProblem(error: unknown): Problem {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const facts: Readonly<Record<string, unknown>> = first?.extensions ?? {};
    return {
      code: typeof facts.code === "string" ? facts.code : "INTERNAL",
      message: first?.message,
      fields: Array.isArray(facts.fields) ? facts.fields.filter(isFieldProblem) : [],
      reference: typeof facts.reference === "string" ? facts.reference : undefined,
      retryAfter: typeof facts.retryAfter === "number" ? facts.retryAfter : undefined,
    };
  }
  if (error instanceof FailedRequest) {
    return { code: error.code, message: error.words, fields: [], reference: error.reference };
  }
  const code = ServerError.is(error) && error.statusCode === 401 ? "UNAUTHENTICATED" : "NETWORK";
  return { code, message: undefined, fields: [], reference: undefined };
}

function isFieldProblem(fact: unknown): fact is FieldProblem {
  return (
    typeof fact === "object" &&
    fact !== null &&
    "field" in fact &&
    typeof fact.field === "string" &&
    "message" in fact &&
    typeof fact.message === "string"
  );
}
