import { tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { usedSql } from "../database/usage.js";
import { genericPlan } from "../database/generic-plan.js";
import type { RecordDefinition } from "./record-definition.js";

type Counted = Pick<RecordDefinition, "kind" | "entity">;

/**
 * Counts a person's records of each of the kinds under its own name, those in the trash left out: one statement. Of each kind
 * it reads how many there are, which is counted by the transactions that change it, and the rows in the trash.
 */
export async function countRecords<K extends string>(
  database: Database,
  ownerId: string,
  records: Readonly<Record<K, Counted>>,
): Promise<Readonly<Record<K, number>>> {
  const counts = Object.entries<Counted>(records).map(
    ([name, { kind, entity }]) =>
      `greatest(0, ${usedSql(kind)}
        - (select count(*) from ${tableOf(entity)} where owner_id = $1 and deleted_at is not null))::integer as "${name}"`,
  );
  const [row] = await database.queryOwned<Record<K, number>>(ownerId, genericPlan(`select ${counts.join(", ")}`));
  if (row === undefined) throw new Error("A statement without tables has one row.");
  return row;
}
