import type { Answer } from "../../gateway/database/read-batch.js";
import type { TransactionOptions } from "../../gateway/database/database.js";
import { RecordedDatabase } from "./database.js";

/**
 * The database as the product has it, for one caller that awaits each statement. It measures the processor time that the
 * process uses in a transaction between two statements, which does not depend on the load of the machine.
 */
export class MeasuredDatabase extends RecordedDatabase {
  longestWorkMs = 0;
  /** The most statements of one transaction. */
  mostStatements = 0;
  private depth = 0;
  private statements = 0;
  private since = process.cpuUsage();

  protected override async run(sql: string, parameters: readonly unknown[], isReading: boolean): Promise<Answer> {
    this.noteWork();
    this.statements++;
    try {
      return await super.run(sql, parameters, isReading);
    } finally {
      this.since = process.cpuUsage();
    }
  }

  override async transaction<T>(work: () => T | Promise<T>, options?: TransactionOptions): Promise<T> {
    if (this.depth > 0) return super.transaction(work, options);
    this.statements = 0;
    return super.transaction(async () => {
      this.depth++;
      this.since = process.cpuUsage();
      try {
        return await work();
      } finally {
        this.noteWork();
        this.depth--;
        this.mostStatements = Math.max(this.mostStatements, this.statements);
      }
    }, options);
  }

  private noteWork(): void {
    if (this.depth === 0) return;
    const { user, system } = process.cpuUsage(this.since);
    this.longestWorkMs = Math.max(this.longestWorkMs, (user + system) / 1000);
  }
}
