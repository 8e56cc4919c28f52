import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedFailure } from "./failure.js";

/** The versions of an engine; a data directory names the engine that wrote it in `database.json`. */
export interface EngineVersion {
  readonly postgres: number;
  readonly pglite: string;
}

/** The engine of this program; a test compares it with the installed package and the running engine. */
export const ENGINE: EngineVersion = { postgres: 18, pglite: "0.5.16" };

const CONTROL_FILE = join("global", "pg_control");

/** The paths below the data directory. */
export class DataDirectory {
  readonly database: string;
  readonly stamp: string;
  readonly lock: string;
  readonly backups: string;
  /** Occupies disk space that a start on a full disk can use. */
  readonly reserve: string;

  constructor(readonly root: string) {
    this.database = join(root, "database");
    this.stamp = join(root, "database.json");
    this.lock = join(root, "lock");
    this.backups = join(root, "backups");
    this.reserve = join(root, "reserve");
  }

  /** Returns true when there is a database. Throws EmbeddedFailure for one of another version or without its control file. */
  holdsDatabase(): boolean {
    if (!existsSync(this.database) || readdirSync(this.database).length === 0) return false;
    const major = this.postgresMajor();
    if (major !== ENGINE.postgres) throw this.otherVersion(major);
    const control = join(this.database, CONTROL_FILE);
    if (!existsSync(control) || statSync(control).size === 0) throw this.broken(`${CONTROL_FILE} is missing`);
    return true;
  }

  /** Writes the versions of the engine atomically, unless they are written already. */
  writeStamp(): void {
    const temporary = `${this.stamp}.new`;
    const stamp = `${JSON.stringify(ENGINE)}\n`;
    if (existsSync(this.stamp) && readFileSync(this.stamp, "utf8") === stamp) return;
    writeFileSync(temporary, stamp);
    renameSync(temporary, this.stamp);
  }

  /** Removes the temporary files of a killed process; only the holder of the lock may call it. */
  removeTemporaryFiles(): void {
    for (const directory of [this.root, this.backups]) {
      if (!existsSync(directory)) continue;
      for (const name of readdirSync(directory)) {
        if (name.startsWith(".half-")) rmSync(join(directory, name), { recursive: true, force: true });
      }
    }
  }

  /** Returns a path for unfinished work; `removeTemporaryFiles` clears it at the next start. */
  temporaryPath(purpose: string, directory: string = this.root): string {
    return join(directory, `.half-${purpose}-${process.pid}-${Date.now().toString(36)}`);
  }

  /** Returns the failure of a directory whose engine does not start; PostgreSQL's log is clearer than PGlite's error. */
  broken(why: string, cause?: unknown): EmbeddedFailure {
    return new EmbeddedFailure(
      "BROKEN",
      `The database in ${this.database} is damaged (${why}). Nothing was changed. ` +
        "Move that folder away and restore a back-up with: npm run restore -- <file>.",
      { cause },
    );
  }

  private postgresMajor(): number {
    const file = join(this.database, "PG_VERSION");
    if (!existsSync(file)) throw this.broken("PG_VERSION is missing");
    const major = Number.parseInt(readFileSync(file, "utf8"), 10);
    if (Number.isNaN(major)) throw this.broken("PG_VERSION cannot be read");
    return major;
  }

  private otherVersion(major: number): EmbeddedFailure {
    const writer = existsSync(this.stamp) ? ` (${readFileSync(this.stamp, "utf8").trim().slice(0, 200)})` : "";
    return new EmbeddedFailure(
      "OTHER_VERSION",
      `The database in ${this.database} was written by PostgreSQL ${major}${writer}, this program brings PostgreSQL ${ENGINE.postgres}. ` +
        "Nothing was changed. Start the release that wrote it, or point DATA_DIR at another folder.",
    );
  }
}
