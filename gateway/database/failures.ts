import { AppError } from "../platform/errors.js";
import { codeOf, messageOf } from "../platform/thrown.js";
import { invalidInput } from "../platform/validation.js";

const RETRYABLE = new Set(["40001", "40P01"]);
/**
 * The failures that may pass by themselves, or by what the operator does, without a fault in the statement: all of
 * classes 08 (the connection), 28 (authentication), 53 (resources) and 57 (the operator), and a few besides. A statement
 * that was canceled for its length is asked for first.
 */
const UNAVAILABLE_CLASS = /^(08|28|53|57)...$/;
const UNAVAILABLE = new Set([
  "3D000", // there is no such database
  "55P03", // a lock was not given in time
  "25P03", // a transaction was idle for too long
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** A statement was ended, because it took longer than one may, or by the operator. */
const CANCELED = "57014";
/** The operator's way of it, in English: a server that speaks another language does not tell the two apart. */
const BY_OPERATOR = "canceling statement due to user request";
const UNANSWERED = "Query read timeout";
/** The messages of `pg` and its pool that have no code. */
const CONNECTION_LOST =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable|after calling end on the pool/;
/** TypeORM's, when the connection was lost between two statements. */
const RELEASED = new Set(["QueryRunnerAlreadyReleasedError", "QueryRunnerProviderAlreadyReleasedError"]);
const READ_ONLY = "25006";

/**
 * The code for a database that takes no changes: on a server the cause is unknown, on the embedded one it is a full
 * disk.
 */
export type ReadOnlyCode = "DATABASE_UNAVAILABLE" | "STORAGE_FULL";

/** Returns true when the same transaction, run again, may well succeed. */
export function isRetryable(error: unknown): boolean {
  // An error that `Database` threw is already an AppError; the database's own is its cause.
  return RETRYABLE.has(codeOf(error instanceof AppError ? error.cause : error) ?? "");
}

/** Returns true for a statement that was given up without an answer of the server. */
export function isUnanswered(error: unknown): boolean {
  return (codeOf(error) ?? "") === "" && messageOf(error) === UNANSWERED;
}

/** Returns the failure of a statement that takes longer than one may, while the database is up. */
export function tooExpensive(cause: unknown): AppError {
  return new AppError("TOO_EXPENSIVE", { cause, refusal: "too-expensive" });
}

/**
 * Returns a database failure as the AppError for the caller; an unknown one is returned unchanged, and masked later.
 */
export function asAppError(error: unknown, readOnly: ReadOnlyCode = "DATABASE_UNAVAILABLE"): unknown {
  if (error instanceof AppError) return error;
  const code = codeOf(error) ?? "";
  if (code === CANCELED && messageOf(error) !== BY_OPERATOR) return tooExpensive(error);
  if (code === "53100") return new AppError("STORAGE_FULL", { cause: error });
  if (code === READ_ONLY) return asReadOnly(error, readOnly);
  if (UNAVAILABLE_CLASS.test(code) || UNAVAILABLE.has(code) || RETRYABLE.has(code) || isLost(error, code)) {
    return new AppError("DATABASE_UNAVAILABLE", { cause: error });
  }
  // Input is validated before it gets here; what the database still refuses is not storable text.
  if (code === "22021" || code === "22P05") {
    return invalidInput("A text holds a character that cannot be stored.", { cause: error });
  }
  if (code === "22007" || code === "22008") {
    return invalidInput("A date is not one, or far out of reach.", { cause: error });
  }
  // Another row has taken the unique key meanwhile, for example job details that were saved anew.
  if (code === "23505") return new AppError("CONFLICT", { cause: error });
  // 22P02: an id that is no id. Not the owner's and not existing have the same answer.
  if (code === "22P02" || code === "23503") return new AppError("NOT_FOUND", { cause: error });
  return error;
}

function asReadOnly(error: unknown, readOnly: ReadOnlyCode): AppError {
  if (readOnly === "STORAGE_FULL") return new AppError("STORAGE_FULL", { cause: error });
  const message = "The database takes no changes at the moment. Nothing was changed; what is there can be read.";
  return new AppError("DATABASE_UNAVAILABLE", { message, cause: error });
}

function isLost(error: unknown, code: string): boolean {
  if (code !== "") return false; // its message may repeat what the user typed
  return RELEASED.has(nameOf(error)) || CONNECTION_LOST.test(messageOf(error));
}

function nameOf(error: unknown): string {
  return typeof error === "object" && error !== null && "name" in error ? String(error.name) : "";
}
