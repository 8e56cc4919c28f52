import { Worker } from "node:worker_threads";
import type { Reading, ReadingTask } from "./read-advert.js";
import type { ReadingMessage, ThreadStart } from "./reading-thread.js";
import { countProcessorTime } from "./thread-time.js";

/** The limits of one reading. */
export interface ReadingLimits {
  /** Threads that read concurrently; the first starts with the server, each other when it is needed. */
  readonly threads: number;
  /** Milliseconds of its thread's processor time that a reading may take: others may keep the machine busy. */
  readonly processorMs: number;
  /** The same in multiples of what the start of the thread took, as a slow machine needs more; the larger limit counts. */
  readonly startTimes: number;
  /** Milliseconds that a caller waits for a reading. */
  readonly waitMs: number;
  /** Megabytes of JavaScript objects in one thread. */
  readonly memoryMb: number;
}

/** The limits of the product. Proxies usually wait a minute for an answer; fetching a page takes up to ten seconds. */
export const READING_LIMITS: ReadingLimits = {
  threads: 2,
  processorMs: 2_000,
  startTimes: 3,
  waitMs: 30_000,
  memoryMb: 256,
};

const LOOK_MS = 100;

/** A reading that exceeded its limits; its thread was terminated and the next reading gets a new one. */
export class ReadingOverLimit extends Error {
  override readonly name = "ReadingOverLimit";
}

/** A reading that was not done within the time its caller waits, though it has not exceeded its limits. */
export class ReadingTooLate extends Error {
  override readonly name = "ReadingTooLate";
}

/** A reading whose thread ended before it could read anything, which says nothing about the advert. */
export class ReadingNotStarted extends Error {
  override readonly name = "ReadingNotStarted";
}

interface Job {
  readonly personId: string;
  readonly task: ReadingTask;
  readonly resolve: (reading: Reading) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Reads adverts in a pool of worker threads, so that an advert delays only the readings queued behind it: one of each
 * person at a time, so that nobody occupies all threads.
 */
export class ReadingPool {
  private readonly waiting = new Set<Job>();
  private readonly threads = new Set<ReadingThread>();
  private readonly reading = new Set<string>();
  private isClosed = false;

  /** `start` starts a thread that sends what `reading-thread.ts` sends. */
  constructor(
    private readonly limits: ReadingLimits = READING_LIMITS,
    private readonly start: (memoryMb: number) => Worker = startThread,
  ) {}

  /** Starts a thread; resolves when it can read, and rejects with what failed. A pool that is closed meanwhile resolves. */
  async warm(): Promise<void> {
    const thread = this.freeThread();
    try {
      await thread?.started;
    } catch (error) {
      if (!this.isClosed) throw error;
    }
  }

  /**
   * Reads in the next free thread, after what the person is having read. Throws ReadingOverLimit above the limit of processor time or memory, and when closed;
   * ReadingTooLate at the end of the wait, and ReadingNotStarted when the thread did not start. A reading that is too late goes on, so that its thread is kept.
   */
  async run(personId: string, task: ReadingTask): Promise<Reading> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Reading>((resolve, reject) => {
        const job = { personId, task, resolve, reject };
        timer = setTimeout(() => {
          this.waiting.delete(job);
          reject(new ReadingTooLate("the machine had no time for the reading"));
        }, this.limits.waitMs);
        this.waiting.add(job);
        this.assign();
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Terminates the threads and their readings; nothing is read afterwards. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.assign();
    await Promise.all([...this.threads].map((thread) => thread.end()));
  }

  private assign(): void {
    for (const job of this.waiting) {
      if (this.reading.has(job.personId) && !this.isClosed) continue;
      const thread = this.isClosed ? null : this.freeThread();
      if (thread === null && !this.isClosed) return;
      this.waiting.delete(job);
      if (thread === null) job.reject(new ReadingOverLimit("capture is closed"));
      else void this.read(thread, job);
    }
  }

  private async read(thread: ReadingThread, job: Job): Promise<void> {
    this.reading.add(job.personId);
    await thread.read(job);
    this.reading.delete(job.personId);
    this.assign();
  }

  private freeThread(): ReadingThread | null {
    const free = [...this.threads].find((thread) => !thread.isBusy);
    if (free !== undefined || this.threads.size >= this.limits.threads) return free ?? null;
    const worker = this.start(this.limits.memoryMb);
    const thread = new ReadingThread(worker, this.limits, () => this.threads.delete(thread));
    this.threads.add(thread);
    return thread;
  }
}

function startThread(memoryMb: number): Worker {
  return new Worker(new URL("./reading-thread.js", import.meta.url), {
    name: "capture",
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
}

/** One worker with at most one reading at a time. */
class ReadingThread {
  isBusy = false;
  private isReady = false;
  /** What is known of it when it can read; rejects with what failed. */
  readonly started: Promise<ThreadStart>;
  private waiting: { resolve(message: ReadingMessage): void; reject(error: unknown): void } | null = null;

  constructor(
    private readonly worker: Worker,
    private readonly limits: ReadingLimits,
    private readonly onEnd: () => void,
  ) {
    // An idle thread keeps no process alive.
    this.worker.unref();
    this.worker.on("message", (message: ReadingMessage) => {
      this.isReady = true;
      this.waiting?.resolve(message);
    });
    this.worker.on("error", (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.fail(isMemory ? new ReadingOverLimit("it took too much memory", { cause: error }) : error);
    });
    this.worker.on("exit", (code) => this.fail(new ReadingOverLimit(`it was ended, with the exit code ${code}`)));
    this.started = this.next("ready");
  }

  /** Settles the job; resolves when the thread is free again, or gone. */
  async read({ task, resolve, reject }: Job): Promise<void> {
    this.isBusy = true;
    this.worker.ref();
    try {
      resolve(await this.perform(task, await this.started));
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

  private async perform(task: ReadingTask, { threadId, startMs }: ThreadStart): Promise<Reading> {
    const limit = Math.max(this.limits.processorMs, this.limits.startTimes * startMs);
    const usedMs = countProcessorTime(threadId);
    const timer = setInterval(() => {
      if (usedMs() > limit) void this.end();
    }, LOOK_MS);
    try {
      const answer = this.next("done");
      this.worker.postMessage(task);
      return (await answer).reading;
    } finally {
      clearInterval(timer);
    }
  }

  /** Returns the thread's next message, which is of the given kind, or throws what failed. */
  private async next<Kind extends ReadingMessage["kind"]>(
    kind: Kind,
  ): Promise<Extract<ReadingMessage, { kind: Kind }>> {
    const message = await new Promise<ReadingMessage>((resolve, reject) => {
      this.waiting = { resolve, reject };
    });
    if (isOf(message, kind)) return message;
    throw message.kind === "failed" ? message.error : new Error(`the thread of capture sent ${message.kind}`);
  }

  private fail(error: Error): void {
    this.onEnd();
    this.waiting?.reject(this.isReady ? error : notStarted(error));
  }
}

function notStarted(cause: Error): ReadingNotStarted {
  return new ReadingNotStarted(`a thread that reads adverts did not start: ${cause.message}`, { cause });
}

function isOf<Kind extends ReadingMessage["kind"]>(
  message: ReadingMessage,
  kind: Kind,
): message is Extract<ReadingMessage, { kind: Kind }> {
  return message.kind === kind;
}
