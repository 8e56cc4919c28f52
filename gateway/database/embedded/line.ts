import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Engine } from "./engine.js";
import { EngineLost } from "./failure.js";
import type { TransactionState } from "./wire.js";

/** What a line needs to know about the engine at its end. */
export interface LineOptions {
  /** Opens the engine. Called again after each loss, so it must not throw for good. */
  start(onLost: (error: EngineLost) => void): Promise<LineEngine>;
  /** What a fresh session must be told before anybody uses it. */
  sessionStatements(): readonly string[];
  /** Called when the engine is gone, and with it the session; the line is opening it again already. */
  onLost(error: EngineLost): void;
  onReopened(): void;
  onReopenFailed(error: unknown): void;
}

/** An engine that may be ended from outside; one in this thread cannot. */
export interface LineEngine extends Engine {
  /** True from the moment it is lost, which is before `onLost` says that its files are free. */
  readonly isLost?: boolean;
  kill?(reason: EngineLost): void;
}

interface Task {
  readonly limitMs: number;
  run(engine: LineEngine): Promise<void>;
  refuse(error: EngineLost): void;
}

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [500, 15_000];

/**
 * Brings the calls to the one engine into a line, one at a time: exchanges of the session first, jobs of our own only
 * while no transaction is open. A call that outlives its limit costs the engine its life, and the line opens the next.
 */
export class Line {
  #engine: LineEngine | null = null;
  #state: TransactionState = "idle";
  #isBusy = false;
  #recovery: Promise<void> = Promise.resolve();
  #lastUse = 0;
  #restarts = 0;
  readonly #closing = new AbortController();
  readonly #exchanges: Task[] = [];
  readonly #jobs: Task[] = [];

  constructor(private readonly options: LineOptions) {}

  /** True while the engine is up. */
  get isOpen(): boolean {
    return this.#engine !== null && this.#engine.isLost !== true;
  }

  /** How often the engine was lost and opened again. */
  get restarts(): number {
    return this.#restarts;
  }

  /** Milliseconds since the session last asked for anything. */
  get idleMs(): number {
    return performance.now() - this.#lastUse;
  }

  /** Opens the engine for the first time; what it throws is for whoever starts the program. */
  open(): Promise<void> {
    return this.start();
  }

  /** Hands messages to the session. Throws EngineLost. */
  exchange(messages: Uint8Array, limitMs: number): Promise<Answer> {
    this.#lastUse = performance.now();
    return this.enqueue(this.#exchanges, limitMs, async (engine) => {
      const answer = await engine.exchange(messages);
      if (answer.state !== null) this.#state = answer.state;
      return answer;
    });
  }

  /** Makes the session as good as new: whatever the last client left open is rolled back and forgotten. */
  renewSession(limitMs: number): Promise<void> {
    return this.enqueue(this.#exchanges, limitMs, async (engine) => {
      try {
        if (this.#state !== "idle") await engine.run("ROLLBACK");
        this.#state = "idle";
        await engine.run("DISCARD ALL", ...this.options.sessionStatements());
      } catch (error) {
        // Nobody may get a session that still holds what another left in it.
        engine.kill?.(new EngineLost("57P02", "The session could not be renewed.", { cause: error }));
        throw error;
      }
    });
  }

  /** Runs a job of our own as soon as the session stands between two transactions. Throws EngineLost. */
  job<T>(limitMs: number, work: (engine: Engine) => Promise<T>): Promise<T> {
    return this.enqueue(this.#jobs, limitMs, work);
  }

  /** Takes nothing more, and closes the engine when what runs has ended; an engine that does not end in time is cut off. */
  async close(limitMs: number): Promise<void> {
    const closed = this.#engine === null ? null : this.enqueue(this.#exchanges, limitMs, (engine) => engine.close());
    this.#closing.abort();
    await closed?.catch(() => undefined); // cut off, which to the data is a killed process: safe
    await this.#recovery;
    this.#engine = null;
    this.refuse([...this.#exchanges.splice(0), ...this.#jobs.splice(0)], closedError());
  }

  private enqueue<T>(tasks: Task[], limitMs: number, work: (engine: LineEngine) => Promise<T>): Promise<T> {
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
      // Lost before it is in service it is this start that fails, and whoever called it tries again.
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
    this.refuse(this.#exchanges.splice(0), error); // they spoke to the session that is gone
    this.options.onLost(error);
    // In order, should the next engine be lost before the last recovery is through.
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
        await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined); // woken up to be closed
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
