import { AppError } from "../platform/errors.js";
import { genericPlan, isGenericPlan } from "./generic-plan.js";

/** The answer of one statement. */
export interface Answer {
  readonly rows: readonly object[];
  /** The columns, with the number that PostgreSQL gives their type. */
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** Runs one statement. */
export type Run = (sql: string, parameters: readonly unknown[]) => Promise<Answer>;

/** A statement that waits to be sent. */
interface Reading {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly resolve: (rows: readonly object[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Makes of a value in JSON what the driver makes of the same value; null: it is the same. */
type Revive = ((value: unknown) => unknown) | null;

/** By the number of the type in PostgreSQL. A statement with a column of another type is sent alone. */
const REVIVE: ReadonlyMap<number, Revive> = new Map<number, Revive>([
  ...[16, 21, 23, 25, 114, 1043, 1082, 2950, 3802].map((id) => [id, null] as const), // boolean, smallint, integer, text, json, varchar, date, uuid, jsonb
  ...[1005, 1007, 1009, 2951].map((id) => [id, null] as const), // lists of smallint, integer, text, uuid
  [20, String], // bigint
  [1184, (value) => new Date(String(value))], // timestamptz
]);
/** The most statements in one, and the most texts whose columns are remembered. */
const TOGETHER_MAX = 24;
const REMEMBERED_MAX = 1_000;
/** What concerns all statements alike: sent again one by one they would fail again. */
const FOR_ALL: ReadonlySet<string> = new Set(["TOO_EXPENSIVE", "DATABASE_UNAVAILABLE", "RATE_LIMITED"]);

/** A statement that was sent. */
interface KnownStatement {
  readonly number: number;
  /** The columns to revive; null: it is always sent alone. */
  readonly revival: ReadonlyMap<string, Revive> | null;
}

/** What was learned of the statements that were sent. */
export class KnownStatements {
  private readonly statements = new Map<string, KnownStatement>();
  /** The texts that were made of several, by the numbers of these. */
  private readonly joined = new Map<string, string>();
  private count = 0;

  /** Returns the columns to revive; null: the statement is always sent alone; undefined: not known yet. */
  of(sql: string): ReadonlyMap<string, Revive> | null | undefined {
    return this.statements.get(sql)?.revival;
  }

  /** Remembers the columns of a statement that was answered. */
  learn(sql: string, { fields }: Answer): void {
    if (this.statements.has(sql)) return;
    const isKnown = fields.every(({ dataTypeID }) => REVIVE.has(dataTypeID));
    const revived = fields.flatMap(({ name, dataTypeID }) => {
      const revive = REVIVE.get(dataTypeID) ?? null;
      return revive === null ? [] : [[name, revive] as const];
    });
    this.set(sql, isKnown ? new Map(revived) : null);
  }

  /** Remembers that a statement cannot be sent with others. */
  exclude(sql: string): void {
    this.set(sql, null);
  }

  /** Returns the one statement for several known ones; `join` makes it the first time. */
  together(readings: readonly Pick<Reading, "sql">[], join: () => string): string {
    const key = readings.map(({ sql }) => this.statements.get(sql)?.number).join();
    const text = this.joined.get(key) ?? join();
    if (this.joined.size >= REMEMBERED_MAX) this.joined.clear();
    this.joined.set(key, text);
    return text;
  }

  private set(sql: string, revival: KnownStatement["revival"]): void {
    if (this.statements.size >= REMEMBERED_MAX) this.statements.clear();
    this.statements.set(sql, { number: this.count++, revival });
  }
}

/**
 * Reads what one request asks for at the same time with one statement: each of the statements is a subquery of it, whose
 * rows are one value of JSON. That saves the messages, and on an embedded database the way to its thread. A statement is
 * sent alone the first time, which tells the types of its columns. Statements that fail together are sent again one by
 * one, so that each has its own error.
 */
export class ReadBatch {
  private waiting: Reading[] = [];

  constructor(
    private readonly run: Run,
    private readonly known: KnownStatements,
  ) {}

  /** Returns the rows of a statement that only reads, once all that is asked for in this turn of the event loop was sent. */
  read(sql: string, parameters: readonly unknown[]): Promise<readonly object[]> {
    return new Promise((resolve, reject) => {
      // After the loaders of the same turn, which collect their keys until then.
      if (this.waiting.push({ sql, parameters, resolve, reject }) === 1) setImmediate(() => this.send());
    });
  }

  private send(): void {
    const waiting = once(this.waiting);
    this.waiting = [];
    const joinable = waiting.filter(({ sql }) => this.known.of(sql) != null);
    const alone = joinable.length < 2 ? waiting : waiting.filter((reading) => !joinable.includes(reading));
    for (const reading of alone) void this.readAlone(reading);
    if (joinable.length < 2) return;
    for (let at = 0; at < joinable.length; at += TOGETHER_MAX) {
      void this.readTogether(joinable.slice(at, at + TOGETHER_MAX));
    }
  }

  private async readAlone({ sql, parameters, resolve, reject }: Reading): Promise<boolean> {
    try {
      const answer = await this.run(sql, parameters);
      this.known.learn(sql, answer);
      resolve(answer.rows);
      return true;
    } catch (error) {
      reject(error);
      return false;
    }
  }

  private async readTogether(readings: readonly Reading[]): Promise<void> {
    try {
      const [row] = (
        await this.run(
          this.known.together(readings, () => joined(readings)),
          readings.flatMap(({ parameters }) => parameters),
        )
      ).rows;
      const lists = Object.values(row ?? {}) as (readonly Record<string, unknown>[])[]; // as `joined` selects them
      readings.forEach(({ sql, resolve }, at) => resolve(revived(lists[at] ?? [], this.known.of(sql))));
    } catch (error) {
      if (error instanceof AppError && FOR_ALL.has(error.code)) return readings.forEach(({ reject }) => reject(error));
      const answered = await Promise.all(readings.map((reading) => this.readAlone(reading)));
      if (answered.every((isAnswered) => isAnswered)) for (const { sql } of readings) this.known.exclude(sql);
    }
  }
}

/** Returns the statements without repetitions, each of which answers all that asked for it. */
function once(waiting: readonly Reading[]): readonly Reading[] {
  const byText = new Map<string, Reading[]>();
  for (const reading of waiting) {
    const same = byText.get(reading.sql);
    if (same === undefined) byText.set(reading.sql, [reading]);
    else same.push(reading);
  }
  return byText.size === waiting.length ? waiting : [...byText.values()].flatMap(onceEach);
}

/** Does the same for those of one text. */
function onceEach(waiting: readonly Reading[]): readonly Reading[] {
  if (waiting.length === 1) return waiting;
  const equal = new Map<string, Reading[]>();
  for (const reading of waiting) {
    const key = JSON.stringify(reading.parameters);
    equal.set(key, [...(equal.get(key) ?? []), reading]);
  }
  return [...equal.values()].map(toOne);
}

/** Returns one statement in place of equal ones; each that asked gets rows of its own. */
function toOne(equal: readonly Reading[]): Reading {
  const [{ sql, parameters }] = equal as readonly [Reading, ...Reading[]]; // `once` keeps no empty list
  return {
    sql,
    parameters,
    resolve: (rows) => equal.forEach(({ resolve }) => resolve(rows.map((row) => ({ ...row })))),
    reject: (error) => equal.forEach(({ reject }) => reject(error)),
  };
}

/** Returns one statement with one row, which has the rows of each statement as a list of JSON. */
function joined(readings: readonly Reading[]): string {
  let before = 0;
  const columns = readings.map(({ sql, parameters }, at) => {
    const first = before;
    before += parameters.length;
    const renumbered = sql.replace(/\$(\d+)/g, (_placeholder, number: string) => `$${first + Number(number)}`);
    return `coalesce((select json_agg(row_to_json(x)) from (${renumbered}) as x), '[]') as r${at}`;
  });
  const sql = `select ${columns.join(",\n")}`;
  return readings.every((reading) => isGenericPlan(reading.sql)) ? genericPlan(sql) : sql;
}

function revived(
  rows: readonly Record<string, unknown>[],
  columns: ReadonlyMap<string, Revive> | null | undefined,
): readonly object[] {
  for (const [name, revive] of columns ?? []) {
    for (const row of rows) {
      if (row[name] != null) row[name] = revive?.(row[name]);
    }
  }
  return rows;
}
