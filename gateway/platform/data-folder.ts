import { mkdirSync } from "node:fs";
import { ConfigError } from "./config-error.js";
import { codeOf } from "./thrown.js";

/** The reasons why a folder cannot be made or used, by the code of the failure. */
const WHY: Readonly<Record<string, string>> = {
  EEXIST: "is a file, and must be a folder.",
  ENOTDIR: "lies in something that is a file, and must be a folder.",
  EACCES: "cannot be made by the user this process runs as.",
  EPERM: "cannot be made by the user this process runs as.",
  EROFS: "lies on a file system that takes no changes.",
  ENOSPC: "cannot be made: the disk is full.",
};

/** Makes a folder of the data unless it exists, for its owner alone. Throws ConfigError when it cannot be made. */
export function makeDataFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    const why = WHY[String(codeOf(error))];
    throw why === undefined ? error : new ConfigError([`DATA_DIR: ${path} ${why}`]);
  }
}
