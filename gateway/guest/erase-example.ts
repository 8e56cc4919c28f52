import { tableOf } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { recountUsage } from "../quota/recount-usage.js";
import { COUNTED_RECORDS, NOTE_TARGETS } from "../registry/records.js";
import { keptWithAdditions } from "./additions.js";

/**
 * Erases the invented records of a guest for good, as part of the running transaction; what was added or changed after the
 * moment `since` stays, with what it is not whole without. Their part of the log goes with them. Returns the ids of the files
 * that the example had: those that nothing uses any more are to be discarded after the transaction.
 */
export async function eraseExample(
  database: Database,
  ownerId: string,
  since: Date,
  now: Date,
): Promise<readonly string[]> {
  const kept = await keptWithAdditions(database, ownerId, since);
  const files = await database.query<{ id: string }>(
    `select id from stored_file where owner_id = $1 and created_at <= $2`,
    [ownerId, since],
  );
  const gone: string[] = [];
  for (const { entity } of COUNTED_RECORDS) {
    // What the guest put into the trash of the example is invented, too.
    const rows = await database.query<{ id: string }>(
      `delete from ${tableOf(entity)}
       where owner_id = $1 and created_at <= $2 and (deleted_at is not null or not (id = any($3::uuid[]))) returning id`,
      [ownerId, since, kept],
    );
    gone.push(...rows.map(({ id }) => id));
  }
  await eraseLeftNotes(database, ownerId);
  await database.query(`delete from pause where owner_id = $1 and job_hunt_id is null and created_at <= $2`, [
    ownerId,
    since,
  ]);
  await eraseUnusedTypes(database, ownerId);
  await database.query(
    `delete from log_entry where owner_id = $1 and (subject_id = any($3::uuid[])
       or (created_at <= $2 and (subject_id is null or not (subject_id = any($4::uuid[])))))`,
    [ownerId, since, gone, kept],
  );
  await recountUsage(database, ownerId, now);
  return files.map(({ id }) => id);
}

/** Deletes the notes whose record is gone, which are notes in the trash. */
async function eraseLeftNotes(database: Database, ownerId: string): Promise<void> {
  const targets = NOTE_TARGETS.map(({ entity }) => `select note_guid from ${tableOf(entity)} where owner_id = $1`);
  await database.query(`delete from note where owner_id = $1 and note_guid not in (${targets.join(" union all ")})`, [
    ownerId,
  ]);
}

async function eraseUnusedTypes(database: Database, ownerId: string): Promise<void> {
  for (const { kind, entity, types } of COUNTED_RECORDS) {
    if (types === undefined) continue;
    await database.query(
      `delete from own_type where owner_id = $1 and kind = $2 and lower(name) not in
         (select lower(${types.column}) from ${tableOf(entity)} where owner_id = $1 and ${types.column} is not null)`,
      [ownerId, kind],
    );
  }
}
