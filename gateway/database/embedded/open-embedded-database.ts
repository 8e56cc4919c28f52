import { resolve } from "node:path";
import type { Clock } from "../../clock.js";
import { makeDataFolder } from "../../data-folder.js";
import type { Logger } from "../../logger.js";
import type { DiskState } from "../disk-state.js";
import type { Listen } from "../listening.js";
import type { Backup } from "./backup-shelf.js";
import { DataDirectory } from "./data-directory.js";
import type { MeasureFree, Room } from "./free-space.js";
import { lockDirectory } from "./lock.js";
import { RunningDatabase } from "./running-database.js";
import type { EmbeddedPoolOptions } from "./pool-options.js";

/** How an embedded database is to be opened. */
export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly logger: Logger;
  /** Called with a sentence for the person at the console, when something takes longer than a blink. */
  readonly onProgress?: (message: string) => void;
  /** Fills a directory that is empty, in place of the empty database. */
  readonly image?: Blob;
  readonly clock?: Clock;
  /** A statement that runs longer is cut off; 30 s unless said otherwise. */
  readonly queryLimitMs?: number;
  readonly idleInTransactionLimitMs?: number;
  /** With less than this many bytes left people's changes are refused. */
  readonly freeSpaceFloor?: number;
  /** Tells the bytes left in place of the disk itself. */
  readonly measureFree?: MeasureFree | undefined;
}

/** What an operator may want to know of the database. */
export interface EmbeddedHealth {
  readonly isOpen: boolean;
  readonly isStorageFull: boolean;
  readonly freeBytes: number;
  /** How often the engine was cut off or broke, and was opened again. */
  readonly restarts: number;
  readonly lastBackup: Backup | null;
  readonly lastVerifiedBackup: Backup | null;
  /** How many back-ups failed since the start. */
  readonly failedBackups: number;
}

/** PostgreSQL in a folder, run by this process in a thread of its own. */
export interface EmbeddedDatabase {
  /** For TypeORM's `extra`, or pg's Pool: from there on it is an ordinary PostgreSQL with one connection. */
  readonly poolExtra: EmbeddedPoolOptions;
  /** Calls back for each NOTIFY on the channel, once committed. Returns the way to stop it. */
  readonly listen: Listen;
  /** Makes a back-up of this moment, restores it on trial, and keeps the last fourteen. */
  backup(): Promise<Backup>;
  /** The same before the tables change; null when there are none yet. Throws NO_SPACE on a disk that counts as full. */
  backupBeforeMigrations(): Promise<Backup | null>;
  /** Runs the work, e.g. migrations, with another limit for its statements. */
  withQueryLimit<T>(limitMs: number, work: () => Promise<T>): Promise<T>;
  /** What otherwise happens by the hour: writes everything out, sweeps, and backs up when a day has passed. */
  maintain(): Promise<void>;
  /** The disk it is on. */
  readonly disk: DiskState;
  /** Looks how much may be written, and gives the reserve up when there is no other room. */
  lookForRoom(): Promise<Room>;
  health(): EmbeddedHealth;
  /** Closes in good order, and gives the folder free. The pool should be ended before. */
  close(): Promise<void>;
}

/**
 * Opens the database of a data directory, and makes it when there is none.
 * Throws ConfigError when the directory cannot be made, EmbeddedFailure: IN_USE at once when another process has it, OTHER_VERSION and BROKEN without touching anything.
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const place = new DataDirectory(resolve(options.dataDir));
  makeDataFolder(place.root);
  const lock = await lockDirectory(place.lock);
  try {
    const database = new RunningDatabase(place, lock, options);
    await database.open();
    return database;
  } catch (error) {
    await lock.release();
    throw error;
  }
}
