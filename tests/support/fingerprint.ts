import type { Database } from "../../gateway/database/database.js";

/** The columns that name whose a row is, with what they hold of the person $1. */
const NAMING = `attname = 'owner_id' or attname = 'account_id'
  or (relname = 'person' and attname = 'id') or (relname = 'local_account' and attname = 'id')`;
const ACCOUNT = `(select subject from person where id = $1)`;

/**
 * Returns a fingerprint over every row a person has in any table, those of the person's account included; it differs
 * when anything of theirs was touched.
 */
export async function fingerprint(database: Database, ownerId: string): Promise<string> {
  const statement = statements.get(database) ?? (await statementFor(database));
  statements.set(database, statement);
  const rows = await database.query<{ line: string }>(statement, [ownerId]);
  return rows.map(({ line }) => line).join("\n");
}

/** A row without the number of the fold by which its words are stored, which the server raises by itself. */
const ROW = "(to_jsonb(t) - 'folds')::text";

/** The statement of each database: no test adds a table while it takes fingerprints. */
const statements = new WeakMap<Database, string>();

async function statementFor(database: Database): Promise<string> {
  const tables = await database.query<{ name: string; column: string }>(
    `select relname as name, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and (${NAMING}) order by relname`,
  );
  const parts = tables.map(({ name, column }) => {
    const isAccounts = name.startsWith("local_");
    const whose = isAccounts ? `"${column}"::text = ${ACCOUNT}` : `"${column}" = $1`;
    return `select '${name}=' || count(*) || ':' || coalesce(md5(string_agg(${ROW}, '|' order by ${ROW})), '') as line from "${name}" t where ${whose} having count(*) > 0`;
  });
  return parts.join(" union all ");
}
