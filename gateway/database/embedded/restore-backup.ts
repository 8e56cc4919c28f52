import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Manifest } from "./archive.js";
import { runArchiveTask } from "./archive-task.js";
import type { CheckResult } from "./check-database.js";
import { DataDirectory } from "./data-directory.js";
import { EmbeddedFailure } from "./failure.js";
import { flush } from "./flush.js";
import { lockDirectory } from "./lock.js";

/** What was restored. */
export interface Restored {
  readonly directory: string;
  readonly manifest: Manifest;
  readonly check: CheckResult;
}

/** How to restore. */
export interface RestoreOptions {
  /** Names of the migrations this release knows; a back-up with others is refused. Null: not looked at. */
  readonly knownMigrations: readonly string[] | null;
}

/**
 * Restores a back-up into a data directory that has no database. It is unpacked beside, opened, read in full, and only then
 * put in place, so that it is there whole or not at all.
 * Throws EmbeddedFailure: NOT_EMPTY when there is a database (which is never touched), IN_USE, or BACKUP_REFUSED with the reason.
 */
export async function restoreBackup(archive: string, dataDir: string, options: RestoreOptions): Promise<Restored> {
  const place = new DataDirectory(resolve(dataDir));
  mkdirSync(place.root, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(place.lock);
  const directory = place.halfDone("restore");
  try {
    if (existsSync(place.database)) {
      throw new EmbeddedFailure(
        "NOT_EMPTY",
        `There is a database in ${place.database}, and a restore never overwrites one. Move that folder away first, then restore again.`,
      );
    }
    place.removeLeftovers();
    const { knownMigrations } = options;
    const task = { task: "unpack", archive: resolve(archive), directory, isForGood: true, knownMigrations } as const;
    const { manifest, check } = await runArchiveTask(task);
    renameSync(directory, place.database);
    flush(place.root);
    place.writeStamp();
    return { directory: place.database, manifest, check };
  } finally {
    rmSync(directory, { recursive: true, force: true });
    await lock.release();
  }
}
