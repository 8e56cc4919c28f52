import { resolve } from "node:path";
import type { Clock } from "../platform/clock.js";
import { makeDataFolder } from "../platform/data-folder.js";
import type { Logger } from "../platform/logger.js";
import type { Listen } from "../platform/listening.js";
import type { Backup } from "./backup-store.js";
import { DataDirectory } from "./data-directory.js";
import type { DiskState, MeasureFree, SpaceLevel } from "./free-space.js";
import { lockDirectory } from "./lock.js";
import { RunningDatabase } from "./running-database.js";
import type { EmbeddedPoolOptions } from "./pool-options.js";

/** Options of an embedded database. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly logger: Logger;
  /** Called with a sentence for the operator when a step takes seconds. */
  readonly onProgress?: (message: string) => void;
  /** The content of a new database; an empty one otherwise. */
  readonly image?: Blob;
  /** The path of a template with the content of a new database, in place of an empty one; not used when it is missing. */
  readonly template?: string;
  readonly clock?: Clock;
  /** A statement that runs longer is cut off; 30 s by default. */
  readonly queryLimitMs?: number;
  readonly idleInTransactionLimitMs?: number;
  /** With less than this many bytes left, users' changes are refused. */
  readonly freeSpaceFloor?: number;
  /** Replaces the measurement of the disk. */
  readonly measureFree?: MeasureFree | undefined;
}

/** The state of the database, for the metrics. */
export interface EmbeddedHealth {
  readonly isOpen: boolean;
  readonly isStorageFull: boolean;
  readonly freeBytes: number;
  /** The number of times the engine was killed or crashed, and was opened again. */
  readonly restarts: number;
  readonly lastBackup: Backup | null;
  readonly lastVerifiedBackup: Backup | null;
  /** Back-ups that failed since the start. */
  readonly failedBackups: number;
}

/** PostgreSQL in a folder, in a worker thread of this process. */
export interface EmbeddedDatabase {
  /** Options for TypeORM's `extra`, or pg's Pool: an ordinary PostgreSQL with one connection. */
  readonly poolExtra: EmbeddedPoolOptions;
  /** Calls the listener for each NOTIFY on the channel, after its commit. Returns a function that ends it. */
  readonly listen: Listen;
  /** Makes a back-up of this moment, verifies it by a trial restore, and keeps the last fourteen. */
  backup(): Promise<Backup>;
  /** Makes a back-up before migrations; null when there are no tables yet. Throws NO_SPACE on a disk that counts as full. */
  backupBeforeMigrations(): Promise<Backup | null>;
  /** Runs work, such as migrations, with another limit for its statements. */
  withQueryLimit<T>(limitMs: number, work: () => Promise<T>): Promise<T>;
  /** Runs the hourly maintenance now: checkpoint, VACUUM, and a back-up when the last is a day old. */
  maintain(): Promise<void>;
  /** The disk of the data directory. */
  readonly disk: DiskState;
  /** Measures how much may be written, and deletes the reserve when the disk is full. */
  refreshSpace(): Promise<SpaceLevel>;
  health(): EmbeddedHealth;
  /** Closes the engine and releases the lock. The pool must be ended before. */
  close(): Promise<void>;
}

/**
 * Opens the database of a data directory, or makes it.
 * Throws ConfigError when the directory cannot be made. Throws EmbeddedFailure: IN_USE at once when another process holds it, OTHER_VERSION and BROKEN with nothing changed.
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDirectory = new DataDirectory(resolve(options.dataDir));
  makeDataFolder(dataDirectory.root);
  const lock = await lockDirectory(dataDirectory.lock);
  try {
    const database = new RunningDatabase(dataDirectory, lock, options);
    await database.open();
    return database;
  } catch (error) {
    await lock.release();
    throw error;
  }
}
