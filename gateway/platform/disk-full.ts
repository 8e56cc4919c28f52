import { AppError } from "./errors.js";
import { codeOf } from "./thrown.js";

const FULL: readonly unknown[] = ["ENOSPC", "EDQUOT"];

/** Returns STORAGE_FULL for a full disk; any other failure is returned unchanged. */
export function asDiskFull(error: unknown): unknown {
  return FULL.includes(codeOf(error)) ? new AppError("STORAGE_FULL", { cause: error }) : error;
}
