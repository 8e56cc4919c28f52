import type { EntityMetadata } from "typeorm";
import type { Database } from "../database/database.js";
import { recountUsage } from "../database/recount-usage.js";

/** Two persons that are to be one: who stays, and who passes everything on and goes. */
export interface PersonPair {
  readonly keptId: string;
  readonly otherId: string;
}

/**
 * Makes one person of two, as part of the running transaction. Every row that the other owns passes to the kept one with
 * its id and its times; of rows that are known by their name alone and that both have, the kept one's stays. The profile is
 * the newest, the first sign-in the earliest. Whoever may be writing for either must have been locked out before.
 */
export async function mergePersons(database: Database, { keptId, otherId }: PersonPair): Promise<void> {
  const tables = ownedTables(database);
  for (const { tableName, primaryColumns } of tables.filter(isKnownByName)) {
    const same = primaryColumns
      .filter(({ propertyName }) => propertyName !== "ownerId")
      .map(({ databaseName }) => `gone.${databaseName} = kept.${databaseName}`);
    await database.query(
      `delete from ${tableName} gone using ${tableName} kept
       where gone.owner_id = $2 and kept.owner_id = $1 and ${same.join(" and ")}`,
      [keptId, otherId],
    );
  }
  // One statement, because foreign keys carry the owner and are checked at the end of a statement.
  const moves = tables.map((table) => `moved_${table.tableName} as (${moveOf(table)})`);
  await database.query(`with ${moves.join(", ")} select`, [keptId, otherId]);
  await database.query(
    `update person set email = merged.email, email_verified = coalesce(merged.email_verified, person.email_verified),
       name = merged.name, given_name = merged.given_name, family_name = merged.family_name, picture = merged.picture,
       created_at = merged.created_at, updated_at = merged.updated_at
     from (select ${newest("email")}, ${newest("email_verified", "email")}, ${newest("name")}, ${newest("given_name")},
         ${newest("family_name")}, ${newest("picture")}, min(created_at) as created_at, max(updated_at) as updated_at
       from person where id in ($1, $2)) merged
     where person.id = $1`,
    [keptId, otherId],
  );
  await database.query(`delete from person where id = $1`, [otherId]);
  await recountUsage(database, keptId, new Date());
}

/** Every table whose rows belong to a person, as the entities say, so that a table added later is one of them. */
function ownedTables({ dataSource }: Database): readonly EntityMetadata[] {
  return dataSource.entityMetadatas.filter((table) => table.findColumnWithPropertyName("ownerId") !== undefined);
}

/** True when nothing in the key but the owner is an id, so that two persons can have the same row. */
function isKnownByName({ primaryColumns }: EntityMetadata): boolean {
  return primaryColumns.every(({ propertyName, type }) => propertyName === "ownerId" || type !== "uuid");
}

function moveOf(table: EntityMetadata): string {
  // The bytes of a file stay where they are, so a file whose owner changes keeps its key.
  const hasBytes = table.findColumnWithPropertyName("storeKey") !== undefined;
  const key = hasBytes ? `, store_key = coalesce(store_key, owner_id || '/' || id)` : "";
  return `update ${table.tableName} set owner_id = $1${key} where owner_id = $2`;
}

/** The newest value that is known of the persons' profiles. */
function newest(column: string, known = column): string {
  return `(array_agg(${column} order by updated_at desc, id) filter (where ${known} is not null))[1] as ${column}`;
}
