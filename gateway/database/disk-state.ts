import { READY, type CheckReadiness } from "../http/readiness.js";

/** The disk under an embedded database, as of the last look a moment ago. */
export interface DiskState {
  /** Bytes left for this process; Infinity where the disk cannot be asked. */
  readonly freeBytes: number;
  /** With less than this left, people's changes are refused. */
  readonly floorBytes: number;
  /** True while people's changes are refused. */
  readonly isFull: boolean;
}

const MB = 1024 * 1024;

/** Read-only while the disk is full. */
export function checkDisk(disk: DiskState): CheckReadiness {
  const reason = `The disk of DATA_DIR is nearly full. Changes are refused while less than ${Math.ceil(disk.floorBytes / MB)} MB are free.`;
  return () => Promise.resolve(disk.isFull ? { status: "read-only", reason } : READY);
}
