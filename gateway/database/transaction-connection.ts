import type { PoolClient } from "pg";
import type { Answer } from "./read-batch.js";
import { StatementError } from "./statement-error.js";

/** The transaction has failed already, and does nothing any more. */
const IN_FAILED_TRANSACTION = "25P02";
const ROLLBACK_TO_SAVEPOINT = /^\s*rollback to\b/i;

/**
 * The connection of one transaction. Statements are run in the order of the calls, without waiting for each other: what is
 * asked for at the same time goes out as one packet, together with the start of the transaction. What is not known to only
 * read waits until the server has started it, as it would be committed by itself otherwise, and so does what comes after.
 */
export class TransactionConnection {
  /** Null: the server has started the transaction. */
  private starting: Promise<unknown> | null;
  private isHeldBack = false;
  private hasEnded = false;
  /** What made the transaction fail; null while it does not. */
  private failure: StatementError | null = null;
  /** The statement that was sent last. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: PoolClient) {
    this.starting = client.query("start transaction").then(() => (this.starting = null));
    this.starting.catch(() => undefined); // what waits for it has its error, and so has `end`
  }

  /**
   * Runs a statement. Throws StatementError: its own failure, or that of the statement before it that made the transaction
   * fail. Throws when the transaction has ended, as another one may have the connection.
   */
  async run(sql: string, parameters: readonly unknown[], isReading: boolean): Promise<Answer> {
    this.isHeldBack ||= !isReading;
    if (this.starting !== null && this.isHeldBack) await this.starting;
    if (this.hasEnded) throw new Error("A statement was sent after the end of its transaction.");
    const answer = this.send(sql, parameters);
    this.last = answer;
    return answer;
  }

  /** Ends the transaction, after all that was sent before. Throws when it was never started, or has failed and cannot be committed. */
  async end(how: "commit" | "rollback"): Promise<void> {
    try {
      await this.starting; // what was held back until then is sent before
    } finally {
      this.hasEnded = true;
    }
    const { command } = await this.client.query(how);
    // To commit what has failed is answered as a rollback.
    if (command === how.toUpperCase()) return;
    await this.last;
    throw new Error("The transaction was rolled back.");
  }

  private async send(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    try {
      const answer = await send(this.client, sql, parameters);
      if (ROLLBACK_TO_SAVEPOINT.test(sql)) this.failure = null;
      return answer;
    } catch (error) {
      throw this.failureOf(error);
    }
  }

  private failureOf(error: unknown): unknown {
    if (!(error instanceof StatementError)) return error;
    if (error.code === IN_FAILED_TRANSACTION && this.failure !== null) return this.failure;
    this.failure ??= error;
    return error;
  }
}

/** Runs one statement on a connection. Throws StatementError. */
export async function send(client: PoolClient, sql: string, parameters: readonly unknown[]): Promise<Answer> {
  try {
    return await client.query<object>(sql, [...parameters]);
  } catch (error) {
    throw new StatementError(sql, error);
  }
}
