import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedFailure } from "./failure.js";

/** An engine; a directory keeps the one that wrote it in a file beside it. */
export interface EngineVersion {
  readonly postgres: number;
  readonly pglite: string;
}

/** The engine this program brings along; a test holds it against the installed package and the running engine. */
export const ENGINE: EngineVersion = { postgres: 18, pglite: "0.5.16" };

const CONTROL_FILE = join("global", "pg_control");

/** Where things lie below the data directory. */
export class DataDirectory {
  readonly database: string;
  readonly stamp: string;
  readonly lock: string;
  readonly backups: string;
  /** Holds room on the disk for a start without any other. */
  readonly reserve: string;

  constructor(readonly root: string) {
    this.database = join(root, "database");
    this.stamp = join(root, "database.json");
    this.lock = join(root, "lock");
    this.backups = join(root, "backups");
    this.reserve = join(root, "reserve");
  }

  /** True when there is a database that opens as far as can be seen from outside. Throws EmbeddedFailure, touching nothing. */
  holdsDatabase(): boolean {
    if (!existsSync(this.database) || readdirSync(this.database).length === 0) return false;
    const major = this.postgresMajor();
    if (major !== ENGINE.postgres) throw this.otherVersion(major);
    const control = join(this.database, CONTROL_FILE);
    if (!existsSync(control) || statSync(control).size === 0) throw this.broken(`${CONTROL_FILE} is missing`);
    return true;
  }

  /** Notes which engine wrote the directory; whole or not at all. Writes nothing where that is noted already. */
  writeStamp(): void {
    const half = `${this.stamp}.new`;
    const stamp = `${JSON.stringify(ENGINE)}\n`;
    if (existsSync(this.stamp) && readFileSync(this.stamp, "utf8") === stamp) return;
    writeFileSync(half, stamp);
    renameSync(half, this.stamp);
  }

  /** Removes what a process that was killed left half done; only the holder of the lock may. */
  removeLeftovers(): void {
    for (const directory of [this.root, this.backups]) {
      if (!existsSync(directory)) continue;
      for (const name of readdirSync(directory)) {
        if (name.startsWith(".half-")) rmSync(join(directory, name), { recursive: true, force: true });
      }
    }
  }

  /** A name for something that is not finished yet; a leftover of it is removed at the next start. */
  halfDone(purpose: string, directory: string = this.root): string {
    return join(directory, `.half-${purpose}-${process.pid}-${Date.now().toString(36)}`);
  }

  /** The failure of a directory whose engine does not start; PostgreSQL's own last words help more than PGlite's. */
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
