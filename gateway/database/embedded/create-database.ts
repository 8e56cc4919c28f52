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

/** An empty database in a file, made when the program is built; it saves the first start the most expensive part. */
export const TEMPLATE = fileURLToPath(new URL(`./template-${ENGINE.pglite}.tar.gz`, import.meta.url));

/**
 * Makes the database of an empty directory: from the image, else from the template, else from nothing, which takes seconds.
 * It appears whole or not at all, however the process ends.
 */
export async function createDatabase(
  place: DataDirectory,
  image: Blob | null,
  template: string = TEMPLATE,
): Promise<void> {
  const half = place.halfDone("database");
  if (image === null && existsSync(template)) await unpackTemplate(template, half);
  else await initialise(half, image === null ? {} : { loadDataDir: image });
  flushTree(half);
  renameSync(half, place.database);
  flush(place.root);
}

/** Writes the template; whole or not at all. */
export async function makeTemplate(file: string = TEMPLATE): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "template-"));
  const half = `${file}.new`;
  try {
    await initialise(work, {});
    const pieces = function* (): Generator<Buffer> {
      yield* packDirectory(work, "");
      yield packEnd();
    };
    await pipeline(Readable.from(pieces()), createGzip({ level: 9 }), createWriteStream(half));
    renameSync(half, file);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The template as PGlite loads it into memory; undefined when the program was built without. */
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
