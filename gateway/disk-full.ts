import { AppError } from "./errors.js";

const FULL: readonly unknown[] = ["ENOSPC", "EDQUOT"];

/** Tells a disk without room for what it is; any other failure is returned as it came. */
export function asDiskFull(error: unknown): unknown {
  return FULL.includes(fileErrorCode(error)) ? new AppError("STORAGE_FULL", { cause: error }) : error;
}

/** The code of a failure of the file system, such as ENOENT; undefined when it is none. */
export function fileErrorCode(error: unknown): unknown {
  return typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
}
