import { amcheck } from "@electric-sql/pglite/contrib/amcheck";
import { startEngine, type Engine } from "./engine.js";

/** The result of a check. */
export interface CheckResult {
  readonly tables: number;
  readonly rows: number;
}

const TABLES = `
  SELECT c.oid::text AS id, format('%I.%I', n.nspname, c.relname) AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'm') AND n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%'
  ORDER BY 2`;
const MIGRATIONS = "public.schema_migration";
const INDEXES = `
  SELECT c.oid::text AS id FROM pg_class c JOIN pg_am a ON a.oid = c.relam
  WHERE c.relkind = 'i' AND a.amname = 'btree' AND c.relpersistence <> 't'`;

/**
 * Opens a copy of a database and reads all of it: every row, the structure of every table, every index against its table.
 * Leaves it unchanged and closed, but not flushed to the disk. Throws at the first damage, and for a migration that is not known.
 */
export async function checkDatabase(
  directory: string,
  knownMigrations: readonly string[] | null,
): Promise<CheckResult> {
  const engine = await startEngine({ kind: "scratch", directory }, { extensions: { amcheck } }).catch(
    (error: unknown) => {
      throw new Error("its database does not open", { cause: error });
    },
  );
  try {
    await engine.run("BEGIN", "CREATE EXTENSION amcheck");
    const tables = await engine.run(TABLES);
    let rows = 0;
    for (const { id, name } of tables) rows += await readTable(engine, String(id), String(name));
    for (const { id } of await engine.run(INDEXES)) await engine.run(`SELECT bt_index_check(${String(id)}::oid, true)`);
    if (knownMigrations !== null && tables.some(({ name }) => name === MIGRATIONS))
      await refuseUnknown(engine, knownMigrations);
    await engine.run("ROLLBACK");
    return { tables: tables.length, rows };
  } finally {
    await engine.close();
  }
}

async function readTable(engine: Engine, id: string, name: string): Promise<number> {
  const [damage] = await engine.run(`SELECT msg FROM verify_heapam(${id}::oid) LIMIT 1`);
  if (damage !== undefined) throw new Error(`the table ${name} is damaged: ${String(damage["msg"])}`);
  // The cast to text reads each row whole, also its TOAST values.
  const [sum] = await engine.run(`SELECT count(*)::int AS rows, sum(length(t::text)) AS characters FROM ${name} t`);
  return Number(sum?.["rows"] ?? 0);
}

async function refuseUnknown(engine: Engine, known: readonly string[]): Promise<void> {
  const applied = await engine.run(`SELECT name FROM ${MIGRATIONS}`);
  const unknown = applied.map(({ name }) => String(name)).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`it comes from a newer release, which made the change ${unknown.join(", ")}`);
}
