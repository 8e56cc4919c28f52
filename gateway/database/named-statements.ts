import { codeOf } from "../platform/thrown.js";
import { driverWith, LastingClient } from "./server-driver.js";

/** The options of the named statements. */
export interface NamedStatementsOptions {
  /** The maximum number of named texts; each costs memory in every connection. */
  readonly cap?: number;
}

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

const CAP = 500;
// The plan's columns changed under it; the statement is unknown to this server (a pooler in between switched servers).
const STALE = new Set(["0A000", "26000"]);

/**
 * Returns a driver for TypeORM's `driver` option: the module `pg`, but each text with parameters is prepared once per
 * connection and from then on only bound and run, which saves PostgreSQL the parsing and planning. TypeORM itself names
 * no statement. A text gets its name at its second use, so that texts used once cost nothing. Not for a pooler in
 * transaction mode without prepared statements (PgBouncer before 1.21): leave the driver away there.
 */
export function namedStatements({ cap = CAP }: NamedStatementsOptions = {}): object {
  const names = new StatementNames(cap);
  class NamingClient extends LastingClient {
    override query(text: unknown, values?: unknown, callback?: unknown): never {
      const run = super.query.bind(this) as Query; // called with what pg's own overloads were called with
      if (typeof text !== "string" || !Array.isArray(values) || values.length === 0)
        return run(text, values, callback) as never; // as it came
      const name = names.of(text);
      if (name === null) return run(text, values, callback) as never; // pg's own answer
      const answer = run({ name, text, values }, undefined, callback);
      if (!(answer instanceof Promise)) return answer as never; // pg's own answer
      return answer.catch((error: unknown) => {
        if (!isStale(error)) throw error;
        names.invalidate(text);
        // In a transaction everything is rolled back already; outside of one the same statement runs again, unnamed.
        if (this.getTransactionStatus() !== "I") throw error;
        return run(text, values);
      }) as never; // the same promise, with the retry
    }
  }
  return driverWith(NamingClient);
}

/** Assigns names to statement texts. */
class StatementNames {
  readonly #names = new Map<string, string>();
  #candidates = new Set<string>();
  #given = 0;

  constructor(private readonly cap: number) {}

  /** Returns the name of the text, or null when it has none (yet, or because all are assigned). */
  of(text: string): string | null {
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (this.#names.size >= this.cap) return null;
    if (!this.#candidates.delete(text)) {
      if (this.#candidates.size >= this.cap) this.#candidates = new Set();
      this.#candidates.add(text);
      return null;
    }
    const given = `s${(this.#given++).toString(36)}`;
    this.#names.set(text, given);
    return given;
  }

  /** Invalidates the name: the next time the text gets another one, and with it a fresh plan in every connection. */
  invalidate(text: string): void {
    this.#names.delete(text);
    this.#candidates.add(text);
  }
}

function isStale(error: unknown): boolean {
  return STALE.has(codeOf(error) ?? "");
}
