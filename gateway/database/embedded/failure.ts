import { Refused } from "../../refused.js";

/** Why the embedded database refuses, for a program to tell cases apart. */
export type EmbeddedFailureKind = "IN_USE" | "OTHER_VERSION" | "BROKEN" | "BACKUP_REFUSED" | "NOT_EMPTY" | "NO_SPACE";

/** A refusal of the embedded database that an operator can act on; the message says what to do, nothing was changed. */
export class EmbeddedFailure extends Refused {
  override readonly name = "EmbeddedFailure";

  constructor(
    readonly kind: EmbeddedFailureKind,
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

/** The engine is gone, and with it the session and whatever it was doing; `sqlState` is what PostgreSQL would have said. */
export class EngineLost extends Error {
  override readonly name = "EngineLost";

  constructor(
    readonly sqlState: "57014" | "57P01" | "57P02" | "57P03" | "25P03" | "53100",
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

/** The code of whatever was thrown, or null; it asks for no class, which a second copy of a library would have its own of. */
export function codeOf(error: unknown): string | null {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : null;
}

/** What was thrown, in its own words. */
export function messageOf(error: unknown): string {
  return typeof error === "object" && error !== null && "message" in error ? String(error.message) : String(error);
}
