import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, statSync, type BigIntStats } from "node:fs";
import { join } from "node:path";
import { codeOf } from "../platform/thrown.js";

/** The segments of the write-ahead log that a copy needs: from the last checkpoint to the end. */
export interface LogRange {
  readonly first: string;
  readonly last: string;
}

/** The files that were copied in advance: their path in the database, and a mark of their state at that time. */
export type CopiedFiles = ReadonlyMap<string, string>;

/** A copy of the database's files at one moment. */
export interface Snapshot {
  readonly directory: string;
  /** The time that queries waited for it. */
  readonly milliseconds: number;
}

const LOG = "pg_wal";
const LOG_SEGMENT = /^[0-9A-F]{24}$/;
// Rebuilt at every start, or meaningless to another process.
const NOT_NEEDED = new Set(["postmaster.pid", "postmaster.opts", "pg_internal.init", "pgsql_tmp", "pg_stat_tmp"]);
// A file system's clock ticks slowly: within a tick a file can change twice and show one time.
const TICK_NS = 2_000_000_000n;

/**
 * Copies the files of a database in use, so that finishCopy has little left to do. A file that changes meanwhile may be torn
 * in the copy; finishCopy recognises the change and copies it again.
 */
export function copyAhead(from: string, to: string): CopiedFiles {
  const copied = new Map<string, string>();
  mkdirSync(to, { recursive: true });
  for (const { path, isFolder } of entries(from)) {
    if (isFolder) mkdirSync(join(to, path), { recursive: true });
    // The log is copied last anyway, and only the part that is needed.
    if (isFolder || path.startsWith(LOG)) continue;
    try {
      const before = statSync(join(from, path), { bigint: true });
      const isOld = BigInt(Date.now()) * 1_000_000n - before.mtimeNs > TICK_NS;
      copyFileSync(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
      if (isOld) copied.set(path, markOf(before));
    } catch (error) {
      if (codeOf(error) !== "ENOENT") throw error; // deleted meanwhile
    }
  }
  return copied;
}

/**
 * Completes a copy in the engine's own thread, which blocks the engine: copies changed files again, removes deleted ones, and
 * adds the needed segments of the log.
 *
 * Nothing is written meanwhile, so the copy equals what a killed process leaves behind: PostgreSQL opens it by replaying its
 * log, with every acknowledged change.
 */
export function finishCopy(from: string, to: string, copied: CopiedFiles, log: LogRange): Snapshot {
  const start = performance.now();
  const present = new Set<string>();
  for (const { path, name, isFolder } of entries(from)) {
    present.add(path);
    if (isFolder) mkdirSync(join(to, path), { recursive: true });
    else if (!isNeededLog(path, name, log)) present.delete(path);
    else if (copied.get(path) !== markOf(statSync(join(from, path), { bigint: true }))) {
      copyFileSync(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
    }
  }
  const gone = [...entries(to)].filter(({ path }) => !present.has(path));
  for (const { path } of gone) rmSync(join(to, path), { recursive: true, force: true });
  return { directory: to, milliseconds: Math.round(performance.now() - start) };
}

interface Entry {
  readonly path: string;
  readonly name: string;
  readonly isFolder: boolean;
}

function* entries(root: string, folder = ""): Generator<Entry> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (NOT_NEEDED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isFile()) yield { path, name: entry.name, isFolder: false };
    if (!entry.isDirectory()) continue;
    yield { path, name: entry.name, isFolder: true };
    yield* entries(root, path);
  }
}

function isNeededLog(path: string, name: string, log: LogRange): boolean {
  return !path.startsWith(LOG) || !LOG_SEGMENT.test(name) || (name >= log.first && name <= log.last);
}

function markOf({ mtimeNs, ctimeNs, size, ino }: BigIntStats): string {
  return `${mtimeNs} ${ctimeNs} ${size} ${ino}`;
}
