import { tableOf, type EntityClass } from "../database/columns.js";
import type { Database } from "../database/database.js";
import type { RecordStatistics } from "./record.types.js";

/** Counts a person's records of one kind, those in the trash left out, by the column that holds their type: one statement. */
export async function countByType(
  database: Database,
  ownerId: string,
  entity: EntityClass<object>,
  column: "type" | "role",
): Promise<RecordStatistics> {
  const rows = await database.queryOwned<{ name: string | null; count: number; withNotes: number }>(
    ownerId,
    `select mode() within group (order by ${column}) as name, count(*)::integer as count,
       count(*) filter (where exists (select 1 from note n where n.owner_id = r.owner_id and n.note_guid = r.note_guid
         and n.deleted_at is null))::integer as "withNotes"
     from ${tableOf(entity)} r where owner_id = $1 and deleted_at is null
     group by lower(${column}) order by count desc, lower(${column})`,
  );
  return {
    total: rows.reduce((total, { count }) => total + count, 0),
    byType: rows.map(({ name, count }) => ({ name, count })),
    withNotes: rows.reduce((total, { withNotes }) => total + withNotes, 0),
  };
}
