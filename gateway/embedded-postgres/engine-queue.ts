import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Engine } from "./engine.js";
import { EngineLost } from "./failure.js";
import type { TransactionState } from "./wire.js";

/** The callbacks of the queue: they open its engine and receive its reports. */
export interface EngineQueueOptions {
  /** Opens the engine; called again, with a growing pause, until it succeeds. */
  start(onLost: (error: EngineLost) => void): Promise<QueuedEngine>;
  /** Returns the statements that prepare a new session. */
  sessionStatements(): readonly string[];
  /** Called when the engine and its session are lost; the queue is already opening the next engine. */
  onLost(error: EngineLost): void;
  onReopened(): void;
  onReopenFailed(error: unknown): void;
}

/** An engine of the queue. One in a thread of its own can be killed, one in this thread cannot. */
export interface QueuedEngine extends Engine {
  /** True from the moment it is lost, which is before `onLost` reports that its files are free. */
  readonly isLost?: boolean;
  kill?(reason: EngineLost): void;
}

interface Task {
  readonly limitMs: number;
  run(engine: QueuedEngine): Promise<void>;
  refuse(error: EngineLost): void;
}

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [500, 15_000];

/**
 * Runs the calls to the one engine one at a time. Exchanges of the session come first; jobs of the server run only while
 * no transaction is open. A call that exceeds its time limit kills the engine, and the queue opens the next.
 */
export class EngineQueue {
  #engine: QueuedEngine | null = null;
  #state: TransactionState = "idle";
  #isBusy = false;
  #recovery: Promise<void> = Promise.resolve();
  #lastUse = 0;
  #restarts = 0;
  readonly #closing = new AbortController();
  readonly #exchanges: Task[] = [];
  readonly #jobs: Task[] = [];

  constructor(private readonly options: EngineQueueOptions) {}

  /** True while the engine is up. */
  get isOpen(): boolean {
    return this.#engine !== null && this.#engine.isLost !== true;
  }

  /** Counts how often the engine was lost and opened again. */
  get restarts(): number {
    return this.#restarts;
  }

  /** Returns the milliseconds since the last exchange of the session. */
  get idleMs(): number {
    return performance.now() - this.#lastUse;
  }

  /** Opens the engine for the first time. Throws what `start` throws, without a retry. */
  open(): Promise<void> {
    return this.start();
  }

  /** Sends protocol messages to the session and returns its answer. Throws EngineLost. */
  exchange(messages: Uint8Array, limitMs: number): Promise<Answer> {
    this.#lastUse = performance.now();
    return this.enqueue(this.#exchanges, limitMs, async (engine) => {
      const answer = await engine.exchange(messages);
      if (answer.state !== null) this.#state = answer.state;
      return answer;
    });
  }

  /** Resets the session for the next client: rolls back an open transaction and discards all session state. */
  resetSession(limitMs: number): Promise<void> {
    return this.enqueue(this.#exchanges, limitMs, async (engine) => {
      try {
        if (this.#state !== "idle") await engine.run("ROLLBACK");
        this.#state = "idle";
        await engine.run("DISCARD ALL", ...this.options.sessionStatements());
      } catch (error) {
        // No client may get a session that still holds the state of another.
        engine.kill?.(new EngineLost("57P02", "The session could not be reset.", { cause: error }));
        throw error;
      }
    });
  }

  /** Runs a job of the server as soon as no transaction of the session is open. Throws EngineLost. */
  job<T>(limitMs: number, work: (engine: Engine) => Promise<T>): Promise<T> {
    return this.enqueue(this.#jobs, limitMs, work);
  }

  /** Refuses new calls, and closes the engine after the running call; an engine that exceeds the limit is killed. */
  async close(limitMs: number): Promise<void> {
    const closed = this.#engine === null ? null : this.enqueue(this.#exchanges, limitMs, (engine) => engine.close());
    this.#closing.abort();
    await closed?.catch(() => undefined); // killed, which loses nothing acknowledged
    await this.#recovery;
    this.#engine = null;
    this.refuse([...this.#exchanges.splice(0), ...this.#jobs.splice(0)], closedError());
  }

  private enqueue<T>(tasks: Task[], limitMs: number, work: (engine: QueuedEngine) => Promise<T>): Promise<T> {
    if (this.#closing.signal.aborted) return Promise.reject(closedError());
    if (tasks === this.#exchanges && !this.isOpen) {
      return Promise.reject(new EngineLost("57P03", "The database is being opened again."));
    }
    return new Promise<T>((resolve, reject) => {
      tasks.push({ limitMs, run: (engine) => work(engine).then(resolve, reject), refuse: reject });
      this.next();
    });
  }

  private next(): void {
    const engine = this.#engine;
    if (this.#isBusy || engine === null || engine.isLost === true) return;
    const task = this.#exchanges.shift() ?? (this.#state === "idle" ? this.#jobs.shift() : undefined);
    if (task === undefined) return;
    this.#isBusy = true;
    const cutOff = (): void =>
      engine.kill?.(new EngineLost("57014", `A statement ran longer than ${task.limitMs / 1000} s and was cut off.`));
    const timer = engine.kill === undefined ? undefined : setTimeout(cutOff, task.limitMs);
    void task.run(engine).finally(() => {
      clearTimeout(timer);
      this.#isBusy = false;
      this.next();
    });
  }

  private async start(): Promise<void> {
    let lost: EngineLost | null = null;
    const engine = await this.options.start((error) => {
      lost = error;
      // An engine lost before it is in use makes this start fail, and the caller retries.
      if (this.#engine === engine) this.lose(error);
    });
    const statements = this.options.sessionStatements();
    if (statements.length > 0) await engine.run(...statements);
    if (lost !== null) throw lost as EngineLost; // the compiler does not see the callback set it
    if (this.#closing.signal.aborted) return engine.close();
    this.#state = "idle";
    this.#engine = engine;
    this.next();
  }

  private lose(error: EngineLost): void {
    this.#engine = null;
    this.#state = "idle";
    this.refuse(this.#exchanges.splice(0), error); // they belong to the lost session
    this.options.onLost(error);
    // One after the other, in case the next engine is lost before this recovery ends.
    this.#recovery = this.#recovery.then(() => this.recover());
  }

  private async recover(): Promise<void> {
    const { signal } = this.#closing;
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await this.start();
        if (signal.aborted) return;
        this.#restarts++;
        return this.options.onReopened();
      } catch (failure) {
        this.options.onReopenFailed(failure);
        await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined); // closing interrupts the pause
      }
    }
  }

  private refuse(tasks: readonly Task[], error: EngineLost): void {
    for (const task of tasks) task.refuse(error);
  }
}

function closedError(): EngineLost {
  return new EngineLost("57P01", "The database is closed.");
}
