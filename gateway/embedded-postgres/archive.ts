import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { codeOf, messageOf } from "../platform/thrown.js";
import { ENGINE, type EngineVersion } from "./data-directory.js";
import { EmbeddedFailure } from "./failure.js";
import { flush } from "./flush.js";
import { fileSink, packDirectory, packEnd, packText, readTar, textSink } from "./tar.js";

/** The content of the first file of a back-up. */
export interface Manifest {
  readonly program: "job-hunt-tracker";
  readonly format: number;
  readonly createdAt: string;
  readonly engine: EngineVersion;
}

const PROGRAM = "job-hunt-tracker";
const FORMAT = 1;
const MANIFEST = "manifest.json";
const FILES = "database/";
const MANIFEST_LIMIT = 64 * 1024;

/** Packs a copy of the database's files into a compressed tar file, and flushes it to the disk. */
export async function packArchive(files: string, archive: string, createdAt: Date): Promise<void> {
  const manifest: Manifest = { program: PROGRAM, format: FORMAT, createdAt: createdAt.toISOString(), engine: ENGINE };
  const pieces = function* (): Generator<Buffer> {
    yield packText(MANIFEST, `${JSON.stringify(manifest)}\n`);
    yield* packDirectory(files, FILES);
    yield packEnd();
  };
  await pipeline(Readable.from(pieces()), createGzip(), createWriteStream(archive, { flags: "wx", mode: 0o600 }));
  flush(archive);
}

/**
 * Unpacks a back-up into a new directory and returns its manifest.
 * Throws BACKUP_REFUSED, with the reason, for one that is damaged, cut short, of another program, or of a newer release.
 */
export async function unpackArchive(archive: string, directory: string): Promise<Manifest> {
  let manifest: Manifest | null = null;
  try {
    const source = createReadStream(archive);
    const unzipped = createGunzip();
    const unzipping = pipeline(source, unzipped);
    const reading = readTar(unzipped, ({ name }) => {
      if (manifest !== null && name.startsWith(FILES)) return fileSink(directory, name.slice(FILES.length));
      if (manifest !== null || name !== MANIFEST) throw new Error("it is not a back-up of this program");
      return textSink(MANIFEST_LIMIT, (text) => (manifest = readManifest(text)));
    });
    await Promise.all([unzipping, reading]);
    if (manifest === null) throw new Error("it is empty");
    return manifest;
  } catch (error) {
    throw new EmbeddedFailure("BACKUP_REFUSED", `The back-up ${archive} cannot be used: ${reason(error)}.`, {
      cause: error,
    });
  }
}

function readManifest(text: string): Manifest {
  const value = JSON.parse(text) as Partial<Manifest> | null; // checked below, field by field
  if (value?.program !== PROGRAM || typeof value.engine?.postgres !== "number" || typeof value.format !== "number") {
    throw new Error("it is not a back-up of this program");
  }
  if (value.format > FORMAT) throw new Error("a newer release of this program made it");
  if (value.engine.postgres !== ENGINE.postgres) {
    throw new Error(
      `it is of PostgreSQL ${value.engine.postgres}, and this program brings PostgreSQL ${ENGINE.postgres}`,
    );
  }
  return value as Manifest; // its fields were checked above
}

function reason(error: unknown): string {
  const code = codeOf(error) ?? "";
  if (code === "ENOENT") return "there is no such file";
  if (code === "Z_BUF_ERROR") return "it is cut short";
  if (code.startsWith("Z_")) return "it is damaged, or no compressed file at all";
  return messageOf(error);
}
