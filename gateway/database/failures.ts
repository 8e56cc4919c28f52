import { AppError } from "../errors.js";
import { codeOf, messageOf } from "./embedded/failure.js";

const RETRYABLE = new Set(["40001", "40P01"]);
/**
 * What may go by itself, or by what the operator does, without anything wrong in the statement: all of classes 08 (the
 * connection), 28 (who signs in), 53 (resources) and 57 (the operator), and a few besides.
 */
const UNAVAILABLE_CLASS = /^(08|28|53|57)...$/;
const UNAVAILABLE = new Set([
  "3D000", // there is no such database
  "55P03", // a lock was not given in time
  "25P03", // a transaction stood idle for too long
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
/** What `pg` and its pool say without a code. */
const CONNECTION_LOST =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable|after calling end on the pool/;
/** TypeORM's, when the connection was lost between two statements. */
const RELEASED = new Set(["QueryRunnerAlreadyReleasedError", "QueryRunnerProviderAlreadyReleasedError"]);
const READ_ONLY = "25006";

/** What it means that a database takes no changes: on a server whatever made it so, on the embedded one a full disk. */
export type ReadOnlyCode = "DATABASE_UNAVAILABLE" | "STORAGE_FULL";

/** True when the same transaction, run again, may well succeed. */
export function isRetryable(error: unknown): boolean {
  // What a statement of `Database` threw has been put into words already; the database's own stands behind it.
  return RETRYABLE.has(codeOf(error instanceof AppError ? error.cause : error) ?? "");
}

/** Turns a database's failure into what a caller may be told; anything unknown is returned as it came, and masked later. */
export function asAppError(error: unknown, readOnly: ReadOnlyCode = "DATABASE_UNAVAILABLE"): unknown {
  if (error instanceof AppError) return error;
  const code = codeOf(error) ?? "";
  if (code === "53100") return new AppError("STORAGE_FULL", { cause: error });
  if (code === READ_ONLY) return asReadOnly(error, readOnly);
  if (UNAVAILABLE_CLASS.test(code) || UNAVAILABLE.has(code) || RETRYABLE.has(code) || isLost(error, code)) {
    return new AppError("DATABASE_UNAVAILABLE", { cause: error });
  }
  // Everything typed is checked before it gets here; what the database still refuses is not storable text.
  if (code === "22021" || code === "22P05") {
    return new AppError("VALIDATION", { message: "A text holds a character that cannot be stored.", cause: error });
  }
  if (code === "22007" || code === "22008") {
    return new AppError("VALIDATION", { message: "A date is not one, or far out of reach.", cause: error });
  }
  // Something else has taken the place meanwhile, for example job details that were saved anew.
  if (code === "23505") return new AppError("CONFLICT", { cause: error });
  // 22P02: an id that is no id. Not yours and not there are the same answer.
  if (code === "22P02" || code === "23503") return new AppError("NOT_FOUND", { cause: error });
  return error;
}

function asReadOnly(error: unknown, readOnly: ReadOnlyCode): AppError {
  if (readOnly === "STORAGE_FULL") return new AppError("STORAGE_FULL", { cause: error });
  const message = "The database takes no changes at the moment. Nothing was changed; what is there can be read.";
  return new AppError("DATABASE_UNAVAILABLE", { message, cause: error });
}

function isLost(error: unknown, code: string): boolean {
  if (code !== "") return false; // its words may repeat what somebody typed
  return RELEASED.has(nameOf(error)) || CONNECTION_LOST.test(messageOf(error));
}

function nameOf(error: unknown): string {
  return typeof error === "object" && error !== null && "name" in error ? String(error.name) : "";
}
