import { MIGRATIONS } from "../../migrations/index.js";
import { READY, type CheckReadiness, type Readiness } from "../platform/readiness.js";
import { CliError } from "../platform/cli-error.js";
import { codeOf } from "../platform/thrown.js";
import { keptName } from "./migrate.js";

/** The state of a database's tables relative to this release. */
export interface Tables {
  /** Names of the migrations that have not been run. */
  readonly missing: readonly string[];
  /** Names of the migrations that this release does not know. */
  readonly unknown: readonly string[];
  /** True when a new transaction could write nothing. */
  readonly isReadOnly: boolean;
}

/** Runs one statement without parameters and returns its rows. */
export type RunStatement = (sql: string) => Promise<TablesRow[]>;

/** The row of the statement that reads the tables. */
export interface TablesRow {
  readonly isReadOnly: boolean;
  /** Null: no migration was run. */
  readonly names: readonly string[] | null;
}

const READ = `select current_setting('transaction_read_only') = 'on' as "isReadOnly",
  (select array_agg(name::text order by id) from schema_migration) as names`;
const UNDEFINED_TABLE = "42P01";
const KNOWN: readonly string[] = MIGRATIONS.map(keptName);

/** Reads the state of the tables; rejects when the database does not answer. */
export async function readTables(run: RunStatement): Promise<Tables> {
  const [row] = await run(READ).catch((error: unknown): TablesRow[] => {
    if (codeOf(error) === UNDEFINED_TABLE) return []; // an empty database
    throw error;
  });
  const names = row?.names ?? [];
  return {
    missing: KNOWN.filter((name) => !names.includes(name)),
    unknown: names.filter((name) => !KNOWN.includes(name)),
    isReadOnly: row?.isReadOnly ?? false,
  };
}

/**
 * Throws CliError when a newer release has changed the tables: writes of this one could break a rule it does not know.
 */
export function refuseNewerTables({ unknown }: Tables): void {
  if (unknown.length === 0) return;
  const changes = unknown.length === 1 ? "the change" : "the changes";
  throw new CliError(
    `A newer release has used this database, and made ${changes} ${unknown.join(", ")} to its tables. ` +
      `Start that release or a later one, or restore a back-up from before; nothing was changed.`,
  );
}

/** Returns a check of the database that `run` reaches. */
export function checkTables(run: RunStatement): CheckReadiness {
  return async () => {
    try {
      return toReadiness(await readTables(run));
    } catch {
      return { status: "unavailable", reason: "The database does not answer." };
    }
  };
}

function toReadiness({ missing, unknown, isReadOnly }: Tables): Readiness {
  if (unknown.length > 0) return { status: "unavailable", reason: "A newer release has changed the tables." };
  if (missing.length > 0) return { status: "unavailable", reason: "The tables are not up to date." };
  return isReadOnly ? { status: "read-only", reason: "The database takes no changes." } : READY;
}
