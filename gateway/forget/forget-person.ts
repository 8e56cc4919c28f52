import type { Database } from "../database/database.js";
import type { FileSweep } from "../document/file-sweep.js";

/**
 * Removes a person with everything of theirs: records, log, access tokens, files, and the account and sign-ins of the
 * local provider. Nothing brings it back but a back-up. A file that the store will not let go now, the hourly sweep takes.
 */
export async function forgetPerson(personId: string, database: Database, files: FileSweep): Promise<void> {
  const fileIds = await database.transaction(async () => {
    const kept = await database.query<{ id: string }>(`select id from stored_file where owner_id = $1`, [personId]);
    const [person] = await database.query<{ subject: string }>(`delete from person where id = $1 returning subject`, [
      personId,
    ]);
    // The local provider's own account is the subject; another provider's subject is the id of nothing here.
    const subject = person?.subject ?? null;
    await database.query(`delete from local_sign_in_record where account_id = $1`, [subject]);
    await database.query(`delete from local_account where id::text = $1`, [subject]);
    return kept.map(({ id }) => id);
  });
  await files.discard(personId, fileIds);
}
