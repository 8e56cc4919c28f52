import { CliError } from "../platform/cli-error.js";

/** The reason of an EmbeddedFailure. */
export type EmbeddedFailureKind = "IN_USE" | "OTHER_VERSION" | "BROKEN" | "BACKUP_REFUSED" | "NOT_EMPTY" | "NO_SPACE";

/** A refusal that an operator can act on: the message names the remedy, and nothing was changed. */
export class EmbeddedFailure extends CliError {
  override readonly name = "EmbeddedFailure";

  constructor(
    readonly kind: EmbeddedFailureKind,
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

/** The engine was lost, with its session and the running statement; `sqlState` is the code PostgreSQL would have sent. */
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
