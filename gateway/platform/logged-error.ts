/** The maximum length of a chain of causes. */
const CAUSES_MAX = 5;

/** A failure in the form of the server's log. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  /** Such as ECONNREFUSED, or PostgreSQL's own. */
  readonly code?: string;
  /** The statement that failed, without the values it was given. */
  readonly statement?: string;
  readonly constraint?: string;
  readonly cause?: LoggedError;
  /** The failures of several attempts, such as one for each address of a name. */
  readonly attempts?: readonly LoggedError[];
}

/**
 * Returns the part of anything thrown that may be logged. Libraries attach data to their errors, a driver the values of
 * its statement, an HTTP client the request with its headers; so only what is known to hold nothing of a person is
 * taken.
 */
export function toLoggedError(error: unknown): LoggedError {
  return describe(error, CAUSES_MAX);
}

function describe(error: unknown, causesLeft: number): LoggedError {
  const text = (name: string): string | undefined => {
    const value = isObject(error) ? error[name] : undefined;
    return typeof value === "string" ? value : undefined;
  };
  const { cause, errors } = isObject(error) ? error : {};
  const type = text("name") ?? typeof error;
  const facts = {
    stack: text("stack"),
    code: text("code"),
    // Of our own error alone: any other's may be what the user typed.
    statement: type === "StatementError" ? text("statement") : undefined,
    constraint: text("constraint"),
  };
  return {
    type,
    message: text("message") ?? "What was thrown is no error.",
    ...Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)),
    ...(isObject(cause) && causesLeft > 0 ? { cause: describe(cause, causesLeft - 1) } : {}),
    ...(Array.isArray(errors) && causesLeft > 0
      ? { attempts: errors.map((attempt) => describe(attempt, causesLeft - 1)) }
      : {}),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
