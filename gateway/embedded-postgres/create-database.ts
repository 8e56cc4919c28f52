import { createReadStream, createWriteStream, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createGunzip, createGzip } from "node:zlib";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { ENGINE, type DataDirectory } from "./data-directory.js";
import { flush, flushTree } from "./flush.js";
import { fileSink, packDirectory, packEnd, readTar } from "./tar.js";

/** The path of the template: an empty database, packed when the program is built, which spares the first start initdb. */
export const TEMPLATE = fileURLToPath(new URL(`./template-${ENGINE.pglite}.tar.gz`, import.meta.url));

/**
 * Makes the database of an empty directory: from the image, else from the template, else by initdb, which takes seconds.
 * A rename at the end makes it appear whole or not at all.
 */
export async function createDatabase(
  dataDirectory: DataDirectory,
  image: Blob | null,
  template: string = TEMPLATE,
): Promise<void> {
  const temporary = dataDirectory.temporaryPath("database");
  if (image === null && existsSync(template)) await unpackTemplate(template, temporary);
  else await initialise(temporary, image === null ? {} : { loadDataDir: image });
  flushTree(temporary);
  renameSync(temporary, dataDirectory.database);
  flush(dataDirectory.root);
}

/** Writes the template atomically. */
export async function makeTemplate(file: string = TEMPLATE): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "template-"));
  const temporary = `${file}.new`;
  try {
    await initialise(work, {});
    const pieces = function* (): Generator<Buffer> {
      yield* packDirectory(work, "");
      yield packEnd();
    };
    await pipeline(Readable.from(pieces()), createGzip({ level: 9 }), createWriteStream(temporary));
    renameSync(temporary, file);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Returns the template in the form that PGlite loads into memory; undefined when there is none. */
export async function readTemplate(file: string = TEMPLATE): Promise<Blob | undefined> {
  return existsSync(file) ? new Blob([await readFile(file)], { type: "application/gzip" }) : undefined;
}

async function initialise(directory: string, options: PGliteOptions): Promise<void> {
  const pglite = await PGlite.create({ ...options, fs: new NodeFS(directory) });
  await pglite.close();
}

async function unpackTemplate(template: string, directory: string): Promise<void> {
  const source = createReadStream(template).pipe(createGunzip());
  await readTar(source, ({ name }) => fileSink(directory, name));
}
