import type { DiskState } from "../embedded-postgres/index.js";
import { READY, type CheckReadiness } from "../platform/readiness.js";

const MB = 1024 * 1024;

/** Read-only while the disk is full. */
export function checkDisk(disk: DiskState): CheckReadiness {
  const reason = `The disk of DATA_DIR is nearly full. Changes are refused while less than ${Math.ceil(disk.floorBytes / MB)} MB are free.`;
  return () => Promise.resolve(disk.isFull ? { status: "read-only", reason } : READY);
}
