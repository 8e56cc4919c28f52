import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { flushLater } from "./flush.js";

/** Why a back-up was made. */
export type BackupReason = "daily" | "before-migrations" | "manual";

/** A back-up on the shelf. */
export interface Backup {
  readonly file: string;
  readonly createdAt: Date;
  readonly bytes: number;
  /** Null for one whose note is lost. */
  readonly reason: BackupReason | null;
  /** When it was last restored into a scratch database and read in full; null when that never succeeded. */
  readonly verifiedAt: Date | null;
  readonly rows: number | null;
}

/** What is noted beside a back-up. */
export interface BackupNote {
  readonly reason: BackupReason;
  readonly verifiedAt: string | null;
  readonly rows: number | null;
}

const NAME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})\.(\d{3})Z\.tar\.gz$/;

/** The folder of back-ups: named by their time, each with a note beside it, the oldest given up for the newest. */
export class BackupShelf {
  constructor(
    readonly folder: string,
    private readonly keep: number,
  ) {}

  /** All of them, the newest first. */
  list(): readonly Backup[] {
    if (!existsSync(this.folder)) return [];
    const names = readdirSync(this.folder).filter((name) => NAME.test(name));
    return names
      .sort()
      .reverse()
      .map((name) => this.read(name));
  }

  /** Makes the folder, and answers a name in it for a back-up of that time. */
  async place(createdAt: Date): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return join(this.folder, `${createdAt.toISOString().replace(/[-:]/g, "")}.tar.gz`);
  }

  /** Puts a finished file under its name, for good. */
  async put(finished: string, file: string, note: BackupNote): Promise<void> {
    await rename(finished, file);
    await this.note(file, note);
  }

  /** Notes something about a back-up; whole or not at all. */
  async note(file: string, note: BackupNote): Promise<void> {
    const half = `${noteOf(file)}.new`;
    await writeFile(half, `${JSON.stringify(note)}\n`, { mode: 0o600, flush: true });
    await rename(half, noteOf(file));
    await flushLater(this.folder);
  }

  /** Gives up what is too old; the newest that is known to be good always stays. */
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

function noteOf(file: string): string {
  return file.replace(/\.tar\.gz$/, ".json");
}

function readNote(file: string): BackupNote | null {
  try {
    return JSON.parse(readFileSync(noteOf(file), "utf8")) as BackupNote; // written by note() above, and only shown
  } catch {
    return null; // a back-up is as good without
  }
}
