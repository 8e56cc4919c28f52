import type { Database } from "../database/database.js";
import type { FileSweep } from "../document/file-sweep.js";

/**
 * Removes a person with all their data: records, log, access tokens, files, and the account and sign-ins of the local
 * provider. Only a back-up restores it. A file that the store cannot delete now is left to the hourly sweep.
 * With `isToGo`, which is asked first in the same transaction, only when it resolves to true.
 */
export async function erasePerson(
  personId: string,
  database: Database,
  files: FileSweep,
  isToGo: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const fileIds = await database.transaction(async () => {
    if (!(await isToGo())) return [];
    const kept = await database.query<{ id: string }>(`select id from stored_file where owner_id = $1`, [personId]);
    const [person] = await database.query<{ subject: string }>(`delete from person where id = $1 returning subject`, [
      personId,
    ]);
    if (person !== undefined) await removeAccount(database, person.subject);
    return kept.map(({ id }) => id);
  });
  await files.discard(personId, fileIds);
}

/**
 * Removes an account of the local provider with its sign-ins, by its id, which is its person's subject; another provider's
 * subject matches no account.
 */
export async function removeAccount(database: Database, accountId: string): Promise<void> {
  await database.query(`delete from local_sign_in_record where account_id = $1`, [accountId]);
  await database.query(`delete from local_account where id::text = $1`, [accountId]);
}
