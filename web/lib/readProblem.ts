import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/** One broken rule of one field, with a message for the user who typed it. */
export interface FieldProblem {
  readonly field: string;
  /** The name of the rule, e.g. `maxLength`. */
  readonly rule?: string;
  readonly message: string;
}

/** An error in the form in which it is shown. */
export interface Problem {
  /** A code of the gateway's error table, or NETWORK when the server did not answer. */
  readonly code: string;
  /** The server's own message; undefined when it did not answer. */
  readonly message: string | undefined;
  readonly fields: readonly FieldProblem[];
  /** The reference of the error in the operator's log. */
  readonly reference: string | undefined;
  /** Seconds until a retry makes sense, where the server sends them. */
  readonly retryAfter?: number | undefined;
  /** The actual state of what the error is about, where the server sends it. */
  readonly current?: Readonly<Record<string, unknown>> | undefined;
}

/** A failed call other than a GraphQL operation, with the same fields. */
export class FailedRequest extends Error {
  constructor(
    readonly code: string,
    /** The server's own message, if any. */
    readonly words?: string,
    readonly reference?: string,
  ) {
    super(words ?? code);
  }
}

/** Returns a failed call of any kind in the form in which it is shown. */
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
      current: isRecord(facts.current) ? facts.current : undefined,
    };
  }
  if (error instanceof FailedRequest) {
    return { code: error.code, message: error.words, fields: [], reference: error.reference };
  }
  const code = ServerError.is(error) && error.statusCode === 401 ? "UNAUTHENTICATED" : "NETWORK";
  return { code, message: undefined, fields: [], reference: undefined };
}

function isRecord(fact: unknown): fact is Readonly<Record<string, unknown>> {
  return typeof fact === "object" && fact !== null && !Array.isArray(fact);
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
