import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

/** Puts a folder and all that is in it on the disk for good, so that a rename afterwards cannot outlive its content. */
export function flushTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else flush(path);
  }
  flush(directory);
}

/** Puts one file, or the names in one folder, on the disk for good. */
export function flush(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The same without holding up this thread, which a busy disk would do for long. */
export async function flushLater(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
