import type { Database } from "../database/database.js";
import { QuotaKind } from "../platform/quotas.js";
import type { StoredFile } from "./stored-file.entity.js";

/** Deletes the row of a file whose bytes are gone, so that its owner has room for another. */
export async function deleteFileRow(
  database: Database,
  { ownerId, id }: Pick<StoredFile, "ownerId" | "id">,
): Promise<void> {
  await database.transaction(async () => {
    const gone = await database.query<Pick<StoredFile, "size">>(
      `delete from stored_file where owner_id = $1 and id = $2 returning size`,
      [ownerId, id],
    );
    for (const { size } of gone) {
      database.noteUsage(ownerId, QuotaKind.FILE, -1);
      database.noteUsage(ownerId, QuotaKind.FILE_BYTES, -size);
    }
  });
}
