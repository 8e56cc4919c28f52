import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { asDiskFull } from "../platform/disk-full.js";
import { codeOf } from "../platform/thrown.js";
import { checkKey, type ByteRange, type FileStore } from "./file-store.js";

/** Stores files in a folder: one folder for each owner, and names that are ids. */
export class DiskStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(key: string, bytes: Readable): Promise<void> {
    const path = this.pathOf(key);
    try {
      await mkdir(dirname(path), { recursive: true });
      await write(partOf(path), bytes);
      await rename(partOf(path), path);
    } catch (error) {
      await rm(partOf(path), { force: true });
      throw asDiskFull(error);
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    const path = this.pathOf(key);
    try {
      const file = await open(path);
      return createReadStream(path, { fd: file, ...range });
    } catch (error) {
      if (codeOf(error) === "ENOENT") return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const path = this.pathOf(key);
    await Promise.all([rm(path, { force: true }), rm(partOf(path), { force: true })]);
  }

  private pathOf(key: string): string {
    return join(this.folder, checkKey(key));
  }
}

/** Flushed, so that a file that is renamed afterwards is whole even after a power failure. */
async function write(path: string, bytes: Readable): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  const closed = new Promise<void>((resolve) => file.once("close", () => resolve()));
  try {
    await pipeline(bytes, file);
  } finally {
    // Bytes that break off at once do so while the file is being opened: it would appear after its removal.
    await closed;
  }
}

function partOf(path: string): string {
  return `${path}.part`;
}
