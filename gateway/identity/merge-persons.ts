import type { EntityMetadata } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { Database } from "../database/database.js";
import { recountUsage } from "../quota/recount-usage.js";

const LINES_AT_ONCE = 1000;

/** Two persons to merge: the kept one, and the other one, whose data it gets and who is removed. */
export interface PersonPair {
  readonly keptId: string;
  readonly otherId: string;
}

/**
 * Merges two persons into one, as part of the running transaction. Every row of the other passes to the kept one with
 * its id and its times; an id that both have used is replaced, wherever the other's rows and log name it, so that both
 * rows stay. Of rows that are identified by their name alone and that both have, the kept one's stays. The profile is
 * the newest, the first sign-in the earliest. Writes for either person must have been locked out before.
 */
export async function mergePersons(database: Database, { keptId, otherId }: PersonPair): Promise<void> {
  const tables = ownedTables(database);
  for (const { tableName, primaryColumns } of tables.filter(isKnownByName)) {
    const same = primaryColumns
      .filter(({ propertyName }) => propertyName !== "ownerId")
      .map(({ databaseName }) => ` and gone.${databaseName} = kept.${databaseName}`);
    await database.query(
      `delete from ${tableName} gone using ${tableName} kept
       where gone.owner_id = $2 and kept.owner_id = $1${same.join("")}`,
      [keptId, otherId],
    );
  }
  const newIds = await replaceSharedIds(database, tables, { keptId, otherId });
  // One statement, because foreign keys carry the owner and are checked at the end of a statement.
  const moves = tables.map((table) => `moved_${table.tableName} as (${moveOf(table)})`);
  await database.query(
    `with new_id as materialized (select key::uuid as old, value::uuid as new from jsonb_each_text($3::jsonb)),
       ${moves.join(", ")} select`,
    [keptId, otherId, JSON.stringify(Object.fromEntries(newIds))],
  );
  await database.query(
    `update person set email = merged.email, email_verified = coalesce(merged.email_verified, person.email_verified),
       name = merged.name, given_name = merged.given_name, family_name = merged.family_name, picture = merged.picture,
       time_zone = merged.time_zone, created_at = merged.created_at, updated_at = merged.updated_at
     from (select ${newest("email")}, ${newest("email_verified", "email")}, ${newest("name")}, ${newest("given_name")},
         ${newest("family_name")}, ${newest("picture")}, ${newest("time_zone")}, min(created_at) as created_at, max(updated_at) as updated_at
       from person where id in ($1, $2)) merged
     where person.id = $1`,
    [keptId, otherId],
  );
  await database.query(`delete from person where id = $1`, [otherId]);
  await recountUsage(database, keptId, new Date());
}

/**
 * Returns every table whose rows belong to a person, read from the entities, so that a table added later is included. By
 * name, as TypeORM has them in the order in which modules were loaded, and a statement is the same in every process.
 */
function ownedTables({ dataSource }: Database): readonly EntityMetadata[] {
  return dataSource.entityMetadatas
    .filter((table) => table.findColumnWithPropertyName("ownerId") !== undefined)
    .toSorted((a, b) => (a.tableName < b.tableName ? -1 : 1));
}

/** Returns true when nothing in the key but the owner is an id, so that two persons can have the same row. */
function isKnownByName({ primaryColumns }: EntityMetadata): boolean {
  return primaryColumns.every(({ propertyName, type }) => propertyName === "ownerId" || type !== "uuid");
}

/**
 * Returns a new id for each that both persons have used for the same kind of row, by the old one; the other's log has
 * the new ones.
 */
async function replaceSharedIds(
  database: Database,
  tables: readonly EntityMetadata[],
  { keptId, otherId }: PersonPair,
): Promise<ReadonlyMap<string, string>> {
  const shared = tables
    .filter(({ primaryColumns }) => primaryColumns.some(({ propertyName }) => propertyName === "id"))
    .map(
      ({ tableName }) => `select gone.id from ${tableName} gone join ${tableName} kept on kept.id = gone.id
        where gone.owner_id = $2 and kept.owner_id = $1`,
    );
  const rows = await database.query<{ id: string }>(shared.join(" union "), [keptId, otherId]);
  const newIds = new Map(rows.map(({ id }) => [id, uuidv7()]));
  if (newIds.size > 0) await replaceInLog(database, otherId, newIds);
  return newIds;
}

/** The undo data of a log entry names records by their ids, each a whole text of the JSON. */
async function replaceInLog(database: Database, ownerId: string, newIds: ReadonlyMap<string, string>): Promise<void> {
  for (let after: string | null = null; ;) {
    const lines: { id: string; changes: string }[] = await database.query(
      `select id, changes::text as changes from log_entry
       where owner_id = $1 and changes is not null and ($2::uuid is null or id > $2) order by id limit ${LINES_AT_ONCE}`,
      [ownerId, after],
    );
    for (const { id, changes } of lines) {
      const written = changes.replace(/"([0-9a-f-]{36})"/g, (_text, old: string) => `"${newIds.get(old) ?? old}"`);
      if (written === changes) continue;
      await database.query(`update log_entry set changes = $3 where owner_id = $1 and id = $2`, [ownerId, id, written]);
    }
    after = lines.at(-1)?.id ?? null;
    if (after === null) return;
  }
}

function moveOf(table: EntityMetadata): string {
  const ids = table.columns
    .filter(({ propertyName, type }) => type === "uuid" && propertyName !== "ownerId")
    .map(
      ({ databaseName }) =>
        `, ${databaseName} = coalesce((select new from new_id where old = ${databaseName}), ${databaseName})`,
    );
  // The bytes of a file are not moved, so a file whose owner changes keeps its key.
  const hasBytes = table.findColumnWithPropertyName("storeKey") !== undefined;
  const key = hasBytes ? `, store_key = coalesce(store_key, owner_id || '/' || id)` : "";
  return `update ${table.tableName} set owner_id = $1${ids.join("")}${key} where owner_id = $2`;
}

/** Returns the newest known value of the persons' profiles, as SQL. */
function newest(column: string, known = column): string {
  return `(array_agg(${column} order by updated_at desc, id) filter (where ${known} is not null))[1] as ${column}`;
}
