import { AppError } from "../errors.js";

const RETRYABLE = new Set(["40001", "40P01"]);
const UNAVAILABLE = new Set(["57P01", "57P02", "57P03", "53300", "08000", "08003", "08006", "57014"]);
const UNREACHABLE =
  /ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|Connection terminated|timeout exceeded when trying to connect/i;

/** True when the same transaction, run again, may well succeed. */
export function isRetryable(error: unknown): boolean {
  // What a statement of `Database.query` threw has been put into words already; the database's own stands behind it.
  return RETRYABLE.has(sqlState(error instanceof AppError ? error.cause : error));
}

/** Turns a database's failure into what a caller may be told; anything unknown is returned as it came, and masked later. */
export function asAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const state = sqlState(error);
  if (UNAVAILABLE.has(state) || RETRYABLE.has(state) || UNREACHABLE.test(String(error))) {
    return new AppError("DATABASE_UNAVAILABLE", { cause: error });
  }
  if (state === "53100") return new AppError("STORAGE_FULL", { cause: error });
  // Everything typed is checked before it gets here; what the database still refuses is not storable text.
  if (state === "22021" || state === "22P05") {
    return new AppError("VALIDATION", { message: "A text holds a character that cannot be stored.", cause: error });
  }
  if (state === "22007" || state === "22008") {
    return new AppError("VALIDATION", { message: "A date is not one, or far out of reach.", cause: error });
  }
  // Something else has taken the place meanwhile, for example job details that were saved anew.
  if (state === "23505") return new AppError("CONFLICT", { cause: error });
  // 22P02: an id that is no id. Not yours and not there are the same answer.
  if (state === "22P02" || state === "23503") return new AppError("NOT_FOUND", { cause: error });
  return error;
}

function sqlState(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : "";
}
