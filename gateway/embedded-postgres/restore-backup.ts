import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { Manifest } from "./archive.js";
import { runArchiveTask } from "./archive-task.js";
import type { CheckResult } from "./check-database.js";
import { DataDirectory } from "./data-directory.js";
import { EmbeddedFailure } from "./failure.js";
import { flush } from "./flush.js";
import { lockDirectory } from "./lock.js";

/** The result of a restore. */
export interface Restored {
  readonly directory: string;
  readonly manifest: Manifest;
  readonly check: CheckResult;
}

/** Options of a restore. */
export interface RestoreOptions {
  /** Names of the migrations of this release; a back-up with others is refused. Null: any is accepted. */
  readonly knownMigrations: readonly string[] | null;
}

/**
 * Restores a back-up into a data directory that has no database. The back-up is unpacked into a temporary folder, opened,
 * read in full, and then renamed: the directory gets the whole database or none.
 * Throws EmbeddedFailure: NOT_EMPTY when there is a database, which stays as it is; IN_USE; BACKUP_REFUSED with the reason.
 */
export async function restoreBackup(archive: string, dataDir: string, options: RestoreOptions): Promise<Restored> {
  const dataDirectory = new DataDirectory(resolve(dataDir));
  mkdirSync(dataDirectory.root, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(dataDirectory.lock);
  const directory = dataDirectory.temporaryPath("restore");
  try {
    if (existsSync(dataDirectory.database)) {
      throw new EmbeddedFailure(
        "NOT_EMPTY",
        `There is a database in ${dataDirectory.database}, and a restore never overwrites one. Move that folder away first, then restore again.`,
      );
    }
    dataDirectory.removeTemporaryFiles();
    const { knownMigrations } = options;
    const task = { task: "unpack", archive: resolve(archive), directory, isForGood: true, knownMigrations } as const;
    const { manifest, check } = await runArchiveTask(task);
    renameSync(directory, dataDirectory.database);
    flush(dataDirectory.root);
    dataDirectory.writeStamp();
    return { directory: dataDirectory.database, manifest, check };
  } finally {
    rmSync(directory, { recursive: true, force: true });
    await lock.release();
  }
}
