import { Worker } from "node:worker_threads";
import type { Reading, ReadingTask } from "./read-advert.js";
import type { ReadingMessage } from "./reading-thread.js";

/** The limits of one reading. */
export interface ReadingLimits {
  /** Threads that read concurrently; each starts when it is first needed. */
  readonly threads: number;
  /** Milliseconds one reading may take, counted from its start in a thread. */
  readonly timeMs: number;
  /** Megabytes of JavaScript objects in one thread. */
  readonly memoryMb: number;
}

/** The limits of the product. */
export const READING_LIMITS: ReadingLimits = { threads: 2, timeMs: 2_000, memoryMb: 256 };

/** A reading that exceeded its limits; its thread was terminated and the next reading gets a new one. */
export class ReadingOverLimit extends Error {
  override readonly name = "ReadingOverLimit";
}

interface Job {
  readonly task: ReadingTask;
  readonly resolve: (reading: Reading) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads adverts in a pool of worker threads, so that an advert delays only the readings queued behind it. */
export class ReadingPool {
  private readonly waiting: Job[] = [];
  private readonly threads = new Set<ReadingThread>();
  private isClosed = false;

  constructor(private readonly limits: ReadingLimits = READING_LIMITS) {}

  /** Reads in the next free thread. Throws ReadingOverLimit above the time or memory limit, and when closed. */
  run(task: ReadingTask): Promise<Reading> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ task, resolve, reject });
      this.assign();
    });
  }

  /** Terminates the threads and their readings; nothing is read afterwards. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.waiting.splice(0)) job.reject(new ReadingOverLimit("capture is closed"));
    await Promise.all([...this.threads].map((thread) => thread.end()));
  }

  private assign(): void {
    while (this.waiting.length > 0) {
      const thread = this.isClosed ? null : this.freeThread();
      if (thread === null && !this.isClosed) return;
      const job = this.waiting.shift();
      if (thread === null) job?.reject(new ReadingOverLimit("capture is closed"));
      else if (job) void thread.read(job).then(() => this.assign());
    }
  }

  private freeThread(): ReadingThread | null {
    const free = [...this.threads].find((thread) => !thread.isBusy);
    if (free !== undefined || this.threads.size >= this.limits.threads) return free ?? null;
    const thread = new ReadingThread(this.limits, () => this.threads.delete(thread));
    this.threads.add(thread);
    return thread;
  }
}

/** One worker with at most one reading at a time. */
class ReadingThread {
  isBusy = false;
  private readonly worker: Worker;
  private readonly loaded: Promise<unknown>;
  private waiting: { resolve(message: ReadingMessage): void; reject(error: unknown): void } | null = null;

  constructor(
    private readonly limits: ReadingLimits,
    private readonly onEnd: () => void,
  ) {
    this.worker = new Worker(new URL("./reading-thread.js", import.meta.url), {
      name: "capture",
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
    // An idle thread keeps no process alive.
    this.worker.unref();
    this.worker.on("message", (message: ReadingMessage) => this.waiting?.resolve(message));
    this.worker.on("error", (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.fail(isMemory ? new ReadingOverLimit("the reading took too much memory", { cause: error }) : error);
    });
    this.worker.on("exit", () => this.fail(new ReadingOverLimit("the reading took too long")));
    this.loaded = this.next();
  }

  /** Settles the job; resolves when the thread is free again, or gone. */
  async read({ task, resolve, reject }: Job): Promise<void> {
    this.isBusy = true;
    this.worker.ref();
    try {
      await this.loaded;
      resolve(await this.perform(task));
    } catch (error) {
      reject(error);
    } finally {
      this.worker.unref();
      this.isBusy = false;
    }
  }

  /** Terminates the thread, in the middle of a reading if need be. */
  async end(): Promise<void> {
    this.onEnd();
    await this.worker.terminate();
  }

  private async perform(task: ReadingTask): Promise<Reading> {
    const timer = setTimeout(() => void this.end(), this.limits.timeMs);
    try {
      const answer = this.next();
      this.worker.postMessage(task);
      const message = await answer;
      if (message.kind === "done") return message.reading;
      throw message.kind === "failed" ? message.error : new Error("the thread of capture started twice");
    } finally {
      clearTimeout(timer);
    }
  }

  private next(): Promise<ReadingMessage> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
    });
  }

  private fail(error: unknown): void {
    this.onEnd();
    this.waiting?.reject(error);
  }
}
