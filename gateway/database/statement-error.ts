import { codeOf, messageOf } from "../platform/thrown.js";

/** A statement that failed, with the database's own error as its cause. Its values are left out: they may be what a person wrote. */
export class StatementError extends Error {
  override readonly name = "StatementError";
  /** Such as PostgreSQL's own; undefined when the failure has none. */
  readonly code: string | undefined;

  constructor(
    readonly statement: string,
    cause: unknown,
  ) {
    super(messageOf(cause), { cause });
    this.code = codeOf(cause) ?? undefined;
  }
}
