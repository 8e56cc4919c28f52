import { tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import type { RecordDefinition } from "./record-definition.js";

/** Counts a person's records of each of the kinds under its own name, those in the trash left out: one statement. */
export async function countRecords<K extends string>(
  database: Database,
  ownerId: string,
  records: Readonly<Record<K, Pick<RecordDefinition, "entity">>>,
): Promise<Readonly<Record<K, number>>> {
  const counts = Object.entries<Pick<RecordDefinition, "entity">>(records).map(
    ([name, { entity }]) =>
      `(select count(*)::integer from ${tableOf(entity)} where owner_id = $1 and deleted_at is null) as "${name}"`,
  );
  const [row] = await database.queryOwned<Record<K, number>>(ownerId, `select ${counts.join(", ")}`);
  if (row === undefined) throw new Error("A statement without tables has one row.");
  return row;
}
