import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

/** Names the folder that plays the disk, for a process that loads this file before its own. */
export const FAKE_DISK_FOLDER = "FAKE_DISK_FOLDER";
/** In it, the file that says how many bytes the disk has, and the folder whose content takes some of them. */
export const [SIZE_FILE, CONTENT] = ["size", "data"];

// Where no small disk can be mounted: `statfs` tells what a disk of that size would have left with what lies in the folder.
// eslint forbids process.env to the product; this is loaded by the tests alone.
const folder = process.env[FAKE_DISK_FOLDER];
if (folder !== undefined) {
  const statfs = fs.promises.statfs;
  const fake = async (path: string): Promise<object> => {
    const figures = await statfs(path);
    const size = Number(fs.readFileSync(join(folder, SIZE_FILE), "utf8"));
    const free = Math.max(0, size - sizeOf(join(folder, CONTENT)));
    return { ...figures, bsize: 1, bfree: free, bavail: free };
  };
  Object.assign(fs.promises, { statfs: fake });
  syncBuiltinESMExports();
}

/** Bytes of a file, or of everything in a folder. */
export function sizeOf(path: string): number {
  const found = fs.statSync(path, { throwIfNoEntry: false });
  if (found === undefined || !found.isDirectory()) return found?.size ?? 0;
  return fs.readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
