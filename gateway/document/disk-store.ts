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
      // Flushed before it is renamed, so that a file that exists is whole even after a power failure.
      await pipeline(bytes, createWriteStream(partOf(path), { mode: 0o600, flush: true }));
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

function partOf(path: string): string {
  return `${path}.part`;
}
