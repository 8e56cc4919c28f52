import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../platform/clock.js";
import type { Config } from "../config.js";
import { makeDataFolder } from "../platform/data-folder.js";
import type { Database } from "../database/database.js";
import { loadServerSecret } from "../database/server-secret.js";
import { DiskStore } from "./disk-store.js";
import { FileLinks } from "./file-links.js";
import type { FileStore } from "./file-store.js";

/** The dependencies of the file services. */
export interface FileDeps {
  readonly store: FileStore;
  readonly links: FileLinks;
  /** The folder where files wait on this machine while they are received. */
  readonly incoming: string;
}

/** The longest duration of an upload: the server ends requests long before. */
const ABANDONED_MS = 10 * 60_000;

/**
 * Opens the configured store, and deletes what interrupted uploads left on this machine. Throws ConfigError when the
 * folder cannot be made.
 */
export async function openFiles(config: Config, database: Database, clock: Clock): Promise<FileDeps> {
  const folder = join(config.dataDir, "files");
  const incoming = join(folder, "incoming");
  makeDataFolder(incoming);
  // With the embedded database no other process uses this folder; otherwise another gateway might be receiving.
  await clearAway(incoming, config.databaseUrl === null ? 0 : ABANDONED_MS);
  const key = await loadServerSecret(database, clock, "file-links");
  return {
    store: await openStore(config.fileStore, folder),
    links: new FileLinks(key, config.publicUrl, clock),
    incoming,
  };
}

async function openStore(store: Config["fileStore"], folder: string): Promise<FileStore> {
  if (store.kind === "disk") return new DiskStore(folder);
  // Its library is loaded only where there is a bucket.
  const { S3Store } = await import("./s3-store.js");
  return new S3Store(store);
}

async function clearAway(folder: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() })); // gone meanwhile
    if (Date.now() - mtimeMs >= olderThanMs) await rm(path, { force: true });
  }
}
