import { execFileSync } from "node:child_process";
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeOf } from "../../gateway/platform/thrown.js";
import { CONTENT, FAKE_DISK_FOLDER, SIZE_FILE, sizeOf } from "./fake-free-space.js";

/** A disk of a proof's own, small enough to be filled. */
export interface SmallDisk {
  /** False where no disk can be mounted: then the product is told figures, and no write fails for want of room. */
  readonly isReal: boolean;
  /** A folder on it for data. */
  readonly dataDir: string;
  /** What the product must be started with to see it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Fills it with something that is none of the product's, until so many bytes are left. */
  fill(leftBytes: number): void;
  /** Takes that away again. */
  clear(): void;
  remove(): void;
}

const PIECE = Buffer.alloc(1024 * 1024);

/** Mounts a disk in memory, or plays one where that is not allowed. */
export function createSmallDisk(bytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return playedDisk(folder, bytes);
  }
  return mountedDisk(folder);
}

function mountedDisk(folder: string): SmallDisk {
  const ballast = join(folder, "ballast");
  const free = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    isReal: true,
    dataDir: dataDirIn(folder),
    variables: {},
    fill: (leftBytes) => {
      const file = openSync(ballast, "a");
      try {
        // Measured once: a reserve that is given up meanwhile is the product's, and is not filled.
        for (let more = free() - leftBytes; more > 0;) more -= writeSync(file, PIECE, 0, Math.min(more, PIECE.length));
      } catch (error) {
        // The product wrote, too: it is as full as it can be.
        if (codeOf(error) !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync("umount", [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function playedDisk(folder: string, bytes: number): SmallDisk {
  const setSize = (size: number): void => {
    const file = join(folder, SIZE_FILE);
    writeFileSync(`${file}.new`, String(size));
    renameSync(`${file}.new`, file); // read meanwhile, it is never empty
  };
  setSize(bytes);
  const dataDir = dataDirIn(folder);
  return {
    isReal: false,
    dataDir,
    variables: {
      [FAKE_DISK_FOLDER]: folder,
      NODE_OPTIONS: `--import=${new URL("./fake-free-space.js", import.meta.url).href}`,
    },
    fill: (leftBytes) => setSize(sizeOf(dataDir) + leftBytes),
    clear: () => setSize(bytes),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function dataDirIn(folder: string): string {
  const dataDir = join(folder, CONTENT);
  mkdirSync(dataDir);
  return dataDir;
}
