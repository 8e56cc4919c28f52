import { Worker } from "node:worker_threads";
import type { ArchiveMessage, ArchiveResults, ArchiveTask } from "./archive-thread.js";
import { EmbeddedFailure } from "./failure.js";

/** Runs a task on an archive in a worker thread of the lowest priority. Throws BACKUP_REFUSED, also when it is aborted. */
export async function runArchiveTask<T extends ArchiveTask["task"]>(
  task: ArchiveTask & { readonly task: T },
  signal?: AbortSignal,
): Promise<ArchiveResults[T]> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL("./archive-thread.js", import.meta.url), {
    workerData: task,
    name: "back-up",
    execArgv: [],
  });
  const end = (): void => void worker.terminate(); // the exit event rejects below
  signal?.addEventListener("abort", end);
  try {
    const message = await new Promise<ArchiveMessage>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(new EmbeddedFailure("BACKUP_REFUSED", "The work on the back-up was stopped.")));
    });
    if (message.kind === "refused") throw new EmbeddedFailure("BACKUP_REFUSED", message.message);
    return message.result as ArchiveResults[T]; // archive-thread.ts answers each task with its own result
  } finally {
    signal?.removeEventListener("abort", end);
    await worker.terminate();
  }
}
