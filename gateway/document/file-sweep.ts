import { UPLOAD_GRACE_HOURS } from "../../schema/limits.js";
import type { Clock } from "../platform/clock.js";
import { pickColumns } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { fileKey, type FileStore } from "./file-store.js";
import { deleteFileRow } from "./delete-file-row.js";
import { COUNTED, hasSharedBytes, type CountedFile } from "./file-usage.js";
import { IS_WANTED } from "./file-use.js";
import { StoredFile } from "./stored-file.entity.js";

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 100;

/** Deletes the files that nothing uses: their rows, and their bytes in the store. */
export class FileSweep {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: FileStore,
  ) {}

  /**
   * Deletes, for all persons, the files that waited too long for a document, or lost their last one or their person;
   * returns their number. Throws when the store failed to delete some, after the others are deleted.
   */
  async run(): Promise<number> {
    const horizon = new Date(this.clock.now().getTime() - UPLOAD_GRACE_HOURS * HOUR_MS);
    let total = 0;
    for (;;) {
      const { found, failures } = await this.sweep(
        `f.created_at <= $1 and (f.stored_at is null or not (${IS_WANTED}))`,
        [horizon],
      );
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be deleted.`);
      total += found;
      if (found < BATCH) return total;
    }
  }

  /** Deletes those of the given files that nothing uses; `run` deletes later what the store cannot delete now. */
  async discard(ownerId: string, fileIds: readonly string[]): Promise<void> {
    for (let at = 0; at < fileIds.length; at += BATCH) {
      await this.sweep(`f.owner_id = $1 and f.id = any($2::uuid[])`, [ownerId, fileIds.slice(at, at + BATCH)]);
    }
  }

  private async sweep(
    condition: string,
    parameters: readonly unknown[],
  ): Promise<{ readonly found: number; readonly failures: readonly unknown[] }> {
    const found = await this.claim(condition, parameters);
    const failures: unknown[] = [];
    for (const file of found) await this.erase(file).catch((error: unknown) => failures.push(error));
    return { found: found.length, failures };
  }

  private async erase(file: CountedFile): Promise<void> {
    // No later file takes these bytes, as this one is no stored file any more.
    if (!(await hasSharedBytes(this.database, file))) await this.store.delete(fileKey(file));
    await deleteFileRow(this.database, file);
  }

  /** Marks the files as being deleted, so that no document takes one while its bytes are deleted. */
  private async claim(condition: string, parameters: readonly unknown[]): Promise<readonly CountedFile[]> {
    return this.database.transaction(async () => {
      const held = await this.database.query<Pick<CountedFile, "id">>(
        `select f.id from stored_file f where ${condition} order by f.created_at limit ${BATCH} for update`,
        parameters,
      );
      // Checked again under the lock: a document may have taken one while this waited.
      return this.database.query<CountedFile>(
        `update stored_file f set stored_at = null where f.id = any($1::uuid[]) and not (${IS_WANTED})
         returning ${pickColumns(StoredFile, "f", COUNTED)}`,
        [held.map(({ id }) => id)],
      );
    });
  }
}
