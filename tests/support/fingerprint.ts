import type { Database } from "../../gateway/database/database.js";

/** A fingerprint over every row a person has in any table; it differs when anything of theirs was touched. */
export async function fingerprint(database: Database, ownerId: string): Promise<string> {
  const tables = await database.query<{ name: string; column: string }>(
    `select table_name as name, column_name as column from information_schema.columns
     where table_schema = 'public' and (column_name = 'owner_id' or (table_name = 'person' and column_name = 'id')) order by table_name`,
  );
  const parts: string[] = [];
  for (const { name, column } of tables) {
    const [row] = await database.query<{ digest: string }>(
      `select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t where "${column}" = $1`,
      [ownerId],
    );
    parts.push(`${name}=${row?.digest ?? ""}`);
  }
  return parts.join("\n");
}
