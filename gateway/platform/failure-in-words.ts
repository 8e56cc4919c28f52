import { CliError } from "./cli-error.js";
import { AppError } from "./errors.js";
import { codeOf, messageOf } from "./thrown.js";

/**
 * Returns a failure as a sentence for the operator, with the words of the database or the disk where it is theirs; null
 * for one that is a fault of the program, of which the operator needs the stack.
 */
export function failureInWords(error: unknown): string | null {
  if (error instanceof CliError) return error.message;
  return error instanceof AppError ? reasonsOf(error) : null;
}

/** Returns the messages of anything thrown and of the cause of an AppError. */
export function reasonsOf(error: unknown): string {
  const cause = error instanceof AppError ? error.facts.cause : undefined;
  // An attempt at several addresses fails with a code and no message.
  const reasons = cause === undefined ? [] : [messageOf(cause) || (codeOf(cause) ?? "")];
  return [messageOf(error), ...reasons].filter((reason) => reason !== "").join(" ");
}
