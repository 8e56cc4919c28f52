/** Every row of every table, as JSON. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

type Row = Readonly<Record<string, unknown>>;
/** Runs one statement, and returns its rows. */
export type Query = (sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** Tables whose rows are bookkeeping of the moment. */
const PASSING = new Set(["local_attempt", "local_sign_in_record", "rate_limit", "schema_migration"]);
/**
 * What migrations since 0.1.0 changed in rows that were there, by table and column; whoever changes more declares it here.
 */
const CHANGED: Readonly<Record<string, string>> = {
  "job_details.source_key": "the number of the posting is the key, not its address",
  "local_account.folded_email": "an address with invisible marks is found without them",
  "log_entry.action": "the bin is called trash",
  "log_entry.changes": "what was done to a step is logged as done to its hunt",
  "log_entry.sentence": "the bin is called trash",
  "log_entry.subject_kind": "what was done to a step is logged as done to its hunt",
  "own_type.id": "of a type that both persons of one account had, one is kept",
  "person.created_at": "a person who was two is as old as the older one",
  "person.issuer": "the built-in provider's persons are known by one issuer at every address",
  "person.updated_at": "a person who was two has the newer profile",
};

/** Reads every row of every table. */
export async function readRows(query: Query): Promise<Rows> {
  const tables = await query(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  );
  const rows = new Map<string, readonly Row[]>();
  for (const { name } of tables) {
    if (PASSING.has(String(name))) continue;
    const found = await query(`select to_jsonb(t) as row from public.${String(name)} t`);
    rows.set(
      String(name),
      found.map(({ row }) => row as Row), // what to_jsonb makes of a row
    );
  }
  return rows;
}

/** Puts what passes with time as if the data had been made now, so that nothing of it is purged. */
export async function freshen(query: Query): Promise<void> {
  const columns = await query(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'deleted_at'`,
  );
  for (const { name } of columns)
    await query(`update public.${String(name)} set deleted_at = now() where deleted_at is not null`);
  // Changes can be taken back for a while after they were made.
  await query(`update public.log_entry set created_at = now()`);
  await query(`update public.access_token set expires_at = now() + interval '30 days'`);
}

/** One sentence for each row that is not there any more or has another value in a column that is; empty when all is kept. */
export function findLostRows(before: Rows, after: Rows, personNow: ReadonlyMap<string, string>): readonly string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = after.get(table);
    if (now === undefined) return [`The table ${table} is gone.`];
    const kept = now.map((row) => ({ ...row }));
    return rows
      .map((row) => withPersonNow(row, personNow))
      .filter((row) => !kept.some((candidate) => isSame(table, row, candidate)))
      .filter((row) => !(table === "person" && personNow.has(String(row["id"]))))
      .map((row) => `${table}: ${JSON.stringify(row)} is not there, or changed.`);
  });
}

function withPersonNow(row: Row, personNow: ReadonlyMap<string, string>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === "owner_id" && typeof value === "string" ? (personNow.get(value) ?? value) : value,
    ]),
  );
}

function isSame(table: string, before: Row, after: Row): boolean {
  return Object.entries(before).every(
    ([column, value]) =>
      `${table}.${column}` in CHANGED || !(column in after) || JSON.stringify(after[column]) === JSON.stringify(value),
  );
}
