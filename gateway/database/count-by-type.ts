import type { Database } from "./database.js";

/** The figures of one sort of record. */
export interface TypeCounts {
  readonly total: number;
  /** The kinds that occur, most frequent first; their names are the same whatever their case. */
  readonly byType: { readonly name: string | null; readonly count: number }[];
  /** How many have at least one note. */
  readonly withNotes: number;
}

/** Counts the records of a table that are the owner's and not in the bin, by the column that says their kind: one statement. */
export async function countByType(
  database: Database,
  ownerId: string,
  table: "company" | "contact" | "document",
  column: "type" | "role",
): Promise<TypeCounts> {
  const rows = await database.query<{ name: string | null; count: number; withNotes: number }>(
    `select mode() within group (order by ${column}) as name, count(*)::integer as count,
       count(*) filter (where exists (select 1 from note n where n.owner_id = r.owner_id and n.note_guid = r.note_guid
         and n.deleted_at is null))::integer as "withNotes"
     from ${table} r where owner_id = $1 and deleted_at is null
     group by lower(${column}) order by count desc, lower(${column})`,
    [ownerId],
  );
  return {
    total: rows.reduce((total, { count }) => total + count, 0),
    byType: rows.map(({ name, count }) => ({ name, count })),
    withNotes: rows.reduce((total, { withNotes }) => total + withNotes, 0),
  };
}
