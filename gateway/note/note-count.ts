/** Returns SQL for the number of notes that are attached to a record, of which `row` is the alias. */
export function noteCountSql(row: string): string {
  return `(select count(*)::integer from note n
    where n.owner_id = ${row}.owner_id and n.note_guid = ${row}.note_guid and n.deleted_at is null)`;
}

/** The number with the row of a hunt: a `HuntColumn`. */
export const NOTE_COUNT_COLUMN = { property: "noteCount", sql: noteCountSql, fields: ["noteCount"] } as const;
