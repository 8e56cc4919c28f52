import { codeOf } from "../platform/thrown.js";
import { planModeOf, type PlanMode } from "./generic-plan.js";
import { driverWith, LastingClient } from "./server-driver.js";

/** The options of the named statements. */
export interface NamedStatementsOptions {
  /** The maximum number of named texts; each costs memory in every connection. */
  readonly cap?: number;
  /** Returns milliseconds since some moment. */
  readonly now?: () => number;
}

/** A text with its name and its values. */
interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown;
}

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

const CAP = 500;
/** How long names are kept once all are given. */
const KEPT_MS = 3_600_000;
// The plan's columns changed under it; the statement is unknown to this server (a pooler in between switched servers).
const STALE = new Set(["0A000", "26000"]);
/** It sets back what was set in the transaction, or since a savepoint. */
const ROLLBACK = /^\s*rollback/i;

/**
 * Returns a driver for TypeORM's `driver` option: the module `pg`, but each text with parameters is prepared once per
 * connection and from then on only bound and run, which saves PostgreSQL the parsing, and the planning where the plan is
 * the same for all values (see `genericPlan`). TypeORM itself names no statement. A text gets its name at its second use,
 * so that texts used once cost nothing; once all names are given, they are given anew after an hour, so that nobody fills
 * them for good. Not for a pooler in transaction mode without prepared statements (PgBouncer before 1.21): leave the driver
 * away there.
 */
export function namedStatements({ cap = CAP, now = () => performance.now() }: NamedStatementsOptions = {}): object {
  const names = new StatementNames(cap, now);
  class NamingClient extends LastingClient {
    /** Null where it is not known. */
    private mode: PlanMode | null = null;

    override query(text: unknown, values?: unknown, callback?: unknown): never {
      const run = super.query.bind(this) as Query; // called with what pg's own overloads were called with
      if (typeof text !== "string") return run(text, values, callback) as never; // as it came
      if (ROLLBACK.test(text)) this.mode = null;
      const name = Array.isArray(values) && values.length > 0 ? names.of(text) : null;
      // Nobody calls back here but TypeORM when it connects.
      if (name === null || callback !== undefined) return run(text, values, callback) as never; // pg's own answer
      return this.runNamed(run, { name, text, values }) as never; // the same promise, with the retry
    }

    /** Sends a statement in the order of the calls: what follows at once is sent after it. */
    private async runNamed(run: Query, { name, text, values }: NamedStatement): Promise<unknown> {
      this.setMode(run, planModeOf(text));
      try {
        return await run({ name, text, values });
      } catch (error) {
        if (!isStale(error)) throw error;
        names.invalidate(text);
        // In a transaction everything is rolled back already; outside of one the same statement runs again, unnamed.
        if (this.getTransactionStatus() !== "I") throw error;
        return run(text, values);
      }
    }

    /** Sets how prepared statements are planned from now on, where that is not so already. */
    private setMode(run: Query, mode: PlanMode | null): void {
      if (mode === null || this.mode === mode) return;
      this.mode = mode;
      const forget = (): void => void (this.mode = null);
      (run(`set plan_cache_mode = ${mode}`) as Promise<unknown>).catch(forget); // pg's own answer, without a callback
    }
  }
  return driverWith(NamingClient);
}

/** Assigns names to statement texts. */
class StatementNames {
  readonly #names = new Map<string, string>();
  #candidates = new Set<string>();
  #given = 0;
  #givenSince: number;

  constructor(
    private readonly cap: number,
    private readonly now: () => number,
  ) {
    this.#givenSince = now();
  }

  /** Returns the name of the text, or null when it has none (yet, or because all are assigned). */
  of(text: string): string | null {
    const name = this.#names.get(text);
    if (name !== undefined) return name;
    if (this.#names.size >= this.cap && !this.forgetOld()) return null;
    if (!this.#candidates.delete(text)) {
      if (this.#candidates.size >= this.cap) this.#candidates = new Set();
      this.#candidates.add(text);
      return null;
    }
    const given = `s${(this.#given++).toString(36)}`;
    this.#names.set(text, given);
    return given;
  }

  /** Forgets all names when they are old; what is prepared by them goes with its connection. */
  private forgetOld(): boolean {
    if (this.now() - this.#givenSince < KEPT_MS) return false;
    this.#names.clear();
    this.#givenSince = this.now();
    return true;
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
