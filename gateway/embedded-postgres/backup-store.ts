import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DataDirectory } from "./data-directory.js";
import { flushAsync } from "./flush.js";

/** The occasion of a back-up. */
export type BackupReason = "daily" | "before-migrations" | "manual";

/** A back-up of the store. */
export interface Backup {
  readonly file: string;
  readonly createdAt: Date;
  readonly bytes: number;
  /** Null when its note is lost. */
  readonly reason: BackupReason | null;
  /** When a trial restore last read it in full; null when none succeeded. */
  readonly verifiedAt: Date | null;
  readonly rows: number | null;
}

/** The facts of a back-up, kept in a file beside it. */
export interface BackupNote {
  readonly reason: BackupReason;
  readonly verifiedAt: string | null;
  readonly rows: number | null;
}

const NAME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})\.(\d{3})Z\.tar\.gz$/;

/** Stores back-ups in a folder: files named by their time, each with a note beside it, the oldest removed for the newest. */
export class BackupStore {
  constructor(
    readonly folder: string,
    private readonly keep: number,
  ) {}

  /** Returns all back-ups, the newest first. */
  list(): readonly Backup[] {
    if (!existsSync(this.folder)) return [];
    const names = readdirSync(this.folder).filter((name) => NAME.test(name));
    return names
      .sort()
      .reverse()
      .map((name) => this.read(name));
  }

  /** Makes the folder if need be, and returns the path for a back-up of that time. */
  async prepare(createdAt: Date): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return join(this.folder, `${createdAt.toISOString().replace(/[-:]/g, "")}.tar.gz`);
  }

  /** Moves a finished file to its path, and writes its note. */
  async put(finished: string, file: string, note: BackupNote): Promise<void> {
    await rename(finished, file);
    await this.note(file, note);
  }

  /** Writes the note of a back-up atomically. */
  async note(file: string, note: BackupNote): Promise<void> {
    const temporary = `${noteOf(file)}.new`;
    await writeFile(temporary, `${JSON.stringify(note)}\n`, { mode: 0o600, flush: true });
    await rename(temporary, noteOf(file));
    await flushAsync(this.folder);
  }

  /** Removes the oldest beyond the retention; the newest verified back-up always stays. */
  async prune(): Promise<void> {
    const all = this.list();
    const newestGood = all.find(({ verifiedAt }) => verifiedAt !== null);
    for (const backup of all.slice(this.keep)) {
      if (backup === newestGood) continue;
      await rm(backup.file, { force: true });
      await rm(noteOf(backup.file), { force: true });
    }
  }

  private read(name: string): Backup {
    const file = join(this.folder, name);
    const note = readNote(file);
    return {
      file,
      createdAt: new Date(name.replace(NAME, "$1-$2-$3T$4:$5:$6.$7Z")),
      bytes: statSync(file, { throwIfNoEntry: false })?.size ?? 0,
      reason: note?.reason ?? null,
      verifiedAt: note?.verifiedAt ? new Date(note.verifiedAt) : null,
      rows: note?.rows ?? null,
    };
  }
}

/** Returns the back-ups of a data directory, the newest first, whether its database is open or not. */
export function listBackups(dataDir: string): readonly Backup[] {
  return new BackupStore(new DataDirectory(dataDir).backups, 0).list();
}

function noteOf(file: string): string {
  return file.replace(/\.tar\.gz$/, ".json");
}

function readNote(file: string): BackupNote | null {
  try {
    return JSON.parse(readFileSync(noteOf(file), "utf8")) as BackupNote; // written by note() above, and only shown
  } catch {
    return null; // the back-up can be restored without it
  }
}
