import { createReadStream, existsSync, renameSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import type { DataDirectory } from "./data-directory.js";
import { flush, flushTree } from "./flush.js";
import { fileSink, readTar } from "./tar.js";
import { EMPTY_TEMPLATE } from "./template-file.js";

/**
 * Makes the database of an empty directory: from the image, else from the template, else by initdb, which takes seconds.
 * A rename at the end makes it appear whole or not at all.
 */
export async function createDatabase(
  dataDirectory: DataDirectory,
  image: Blob | null,
  template: string = EMPTY_TEMPLATE,
): Promise<void> {
  const temporary = dataDirectory.temporaryPath("database");
  if (image === null && existsSync(template)) await unpackTemplate(template, temporary);
  else await initialise(temporary, image === null ? {} : { loadDataDir: image });
  flushTree(temporary);
  renameSync(temporary, dataDirectory.database);
  flush(dataDirectory.root);
}

/** Returns the template without tables in the form that PGlite loads into memory. Throws when there is none. */
export async function readTemplate(): Promise<Blob> {
  return new Blob([await readFile(EMPTY_TEMPLATE)], { type: "application/gzip" });
}

/** Makes a database by initdb, or from the image of the options. */
export async function initialise(directory: string, options: PGliteOptions): Promise<void> {
  const pglite = await PGlite.create({ ...options, fs: new NodeFS(directory) });
  await pglite.close();
}

async function unpackTemplate(template: string, directory: string): Promise<void> {
  const source = createReadStream(template).pipe(createGunzip());
  await readTar(source, ({ name }) => fileSink(directory, name));
}
