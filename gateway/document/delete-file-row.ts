import { pickColumns } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { COUNTED, countDeleted, type CountedFile } from "./file-usage.js";
import { StoredFile } from "./stored-file.entity.js";

/** Deletes the row of a file whose bytes are gone or in use elsewhere, so that its owner has room for another. */
export async function deleteFileRow(
  database: Database,
  { ownerId, id }: Pick<StoredFile, "ownerId" | "id">,
): Promise<void> {
  await database.transaction(async () => {
    const gone = await database.query<CountedFile>(
      `delete from stored_file where owner_id = $1 and id = $2 returning ${pickColumns(StoredFile, "stored_file", COUNTED)}`,
      [ownerId, id],
    );
    for (const file of gone) await countDeleted(database, file);
  });
}
