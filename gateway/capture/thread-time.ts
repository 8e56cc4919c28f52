import { readlinkSync } from "node:fs";
import { readProcessorMs } from "../platform/proc-stat.js";

/** Returns the kernel's id of the calling thread; null on systems that do not tell it: all but Linux. */
export function ownThreadId(): string | null {
  try {
    const id = readlinkSync("/proc/thread-self").split("/").at(-1) ?? "";
    return processorTimeOf(id) === null ? null : id;
  } catch {
    return null;
  }
}

/** Returns the milliseconds of processor time that a thread of this process has used; null when it is gone. */
export function processorTimeOf(threadId: string): number | null {
  return readProcessorMs(`/proc/self/task/${threadId}/stat`);
}

/**
 * Starts counting the processor time of a thread. Returns a function that returns the milliseconds it has used since,
 * 0 when it is gone; without an id the most that it can have used.
 */
export function countProcessorTime(threadId: string | null): () => number {
  if (threadId === null) return countAtMost();
  const before = processorTimeOf(threadId) ?? 0;
  return () => (processorTimeOf(threadId) ?? before) - before;
}

/** No thread has used more than its whole process, nor more than has passed. */
function countAtMost(): () => number {
  const started = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - started, (user + system) / 1000);
  };
}
