import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { measureFree } from "../embedded-postgres/index.js";
import { codeOf } from "../platform/thrown.js";

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** With less free space nothing is copied: what is left is for people's data. */
const FREE_MIN_BYTES = 200 * 1024 * 1024;
/** A file whose name changes with its content, and the compressed ones beside it. */
const HASHED = /^[\w.-]+-[\w-]{8}\.(?:css|js|woff2)(?:\.br|\.gz)?$/;

/** The folder of the client's hashed files, in a build or in what is kept. */
export const ASSETS = "assets";

/** Returns the folder of the files that are kept for pages of earlier releases. */
export function keptFolder(dataDir: string): string {
  return join(dataDir, "web");
}

/** Returns whether a path below the assets names a hashed file. */
export function isHashedFile(path: string): boolean {
  return HASHED.test(path.slice(1));
}

/**
 * Copies the hashed files of this build to the folder of kept ones, and removes those that have been part of no running
 * release for seven days. When a file was last part of one is its time of change, so that several servers can share the
 * folder. Throws where the folder or the disk takes nothing.
 */
export async function keepAssets(webFolder: string, kept: string, now: Date, measure = measureFree): Promise<void> {
  const [from, to] = [join(webFolder, ASSETS), join(kept, ASSETS)];
  await mkdir(to, { recursive: true, mode: 0o700 });
  if ((await measure(to)) < FREE_MIN_BYTES) throw new Error(`There is no room for the files of the client in ${to}.`);
  for (const name of await readdir(from)) {
    if (!HASHED.test(name)) continue;
    const target = join(to, name);
    await utimes(target, now, now).catch(async (error: unknown) => {
      if (codeOf(error) !== "ENOENT") throw error;
      await copyWhole(join(from, name), target);
      await utimes(target, now, now);
    });
  }
  for (const name of await readdir(to)) {
    const path = join(to, name);
    if (now.getTime() - (await stat(path)).mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}

/** A file that is there is complete: an interrupted copy has another name, and is removed after seven days. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.${randomUUID()}`;
  try {
    await copyFile(from, part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
