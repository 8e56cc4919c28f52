import { createWriteStream, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { initialise } from "./create-database.js";
import { DataDirectory } from "./data-directory.js";
import { startEngine } from "./engine.js";
import { packDirectory, packEnd } from "./tar.js";
import { EMPTY_TEMPLATE } from "./template-file.js";

// Nothing makes a database from these two, which are two thirds of the files that a first start writes and flushes.
const DROP_UNUSED = [
  "UPDATE pg_database SET datistemplate = false",
  "DROP DATABASE template0",
  "DROP DATABASE template1",
];

/**
 * Writes a template atomically. `fill` opens the database of the data directory that it is given, leaves in it what the
 * template has, and closes it.
 */
export async function makeTemplate(
  file: string = EMPTY_TEMPLATE,
  fill: (dataDir: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "template-"));
  // A name of its own: several processes may make it at once.
  const temporary = `${file}.${process.pid}.new`;
  try {
    const { database } = new DataDirectory(work);
    await initialise(database, {});
    await fill(work);
    await dropUnused(database);
    const pieces = function* (): Generator<Buffer> {
      yield* packDirectory(database, "");
      yield packEnd();
    };
    await pipeline(Readable.from(pieces()), createGzip({ level: 9 }), createWriteStream(temporary));
    renameSync(temporary, file);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function dropUnused(directory: string): Promise<void> {
  const engine = await startEngine({ kind: "scratch", directory });
  try {
    await engine.run(...DROP_UNUSED, "CHECKPOINT");
  } finally {
    await engine.close();
  }
}
