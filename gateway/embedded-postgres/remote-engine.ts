import { Worker } from "node:worker_threads";
import type { Answer, Engine, Row } from "./engine.js";
import type { EngineAnswers, EngineCall, EngineMessage, EngineThreadData } from "./engine-messages.js";
import { EngineLost } from "./failure.js";
import type { CopiedFiles, Snapshot } from "./snapshot.js";

/** The events of a remote engine. */
export interface RemoteEngineEvents {
  onProgress(message: string): void;
  onLog(line: string): void;
  /** Called once when the engine ended without `close`, after its thread has released the files. */
  onLost(error: EngineLost): void;
}

/** Thrown when an engine does not start; holds the last lines of PostgreSQL's log. */
export class EngineStartError extends Error {
  override readonly name = "EngineStartError";

  constructor(
    reason: string,
    readonly lastLogLines: readonly string[],
  ) {
    super(reason);
  }
}

interface Pending {
  resolve(value: EngineMessage & { kind: "answer" }): void;
  reject(error: Error): void;
}

/** An engine in a worker thread: a long query does not block this thread, and ends with the worker. */
export class RemoteEngine implements Engine {
  private readonly worker: Worker;
  #starting: { resolve(): void; reject(error: Error): void } | null = null;
  #pending: Pending | null = null;
  #lost: EngineLost | null = null;
  #isClosing = false;

  /** Starts the thread and returns when the database is open. Throws EngineStartError. */
  static async start(data: EngineThreadData, events: RemoteEngineEvents): Promise<RemoteEngine> {
    const engine = new RemoteEngine(data, events);
    try {
      await new Promise<void>((resolve, reject) => (engine.#starting = { resolve, reject }));
    } catch (error) {
      await engine.worker.terminate();
      throw error;
    }
    engine.#starting = null;
    return engine;
  }

  private constructor(
    data: EngineThreadData,
    private readonly events: RemoteEngineEvents,
  ) {
    // Without execArgv the worker would inherit the flags of this process.
    const options = { workerData: data, name: "database", execArgv: [] };
    this.worker = new Worker(new URL("./engine-thread.js", import.meta.url), options);
    this.worker.on("message", (message: EngineMessage) => this.#receive(message)); // the only type that the thread sends
    this.worker.on("error", (error) => this.#end(error));
    this.worker.on("exit", (code) => this.#end(`its thread ended with code ${code}`));
  }

  get isLost(): boolean {
    return this.#lost !== null;
  }

  exchange(messages: Uint8Array): Promise<Answer> {
    return this.#ask({ call: "exchange", messages });
  }

  run(...statements: string[]): Promise<Row[]> {
    return this.#ask({ call: "run", statements });
  }

  snapshot(directory: string, copied: CopiedFiles): Promise<Snapshot> {
    return this.#ask({ call: "snapshot", directory, copied });
  }

  image(): Promise<Blob> {
    return this.#ask({ call: "image" });
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#ask({ call: "close" });
    await this.worker.terminate();
  }

  /** Terminates the thread in any state; like a killed process, this loses nothing acknowledged. */
  kill(reason: EngineLost): void {
    this.#lose(reason);
  }

  async #ask<C extends EngineCall["call"]>(call: EngineCall & { call: C }): Promise<EngineAnswers[C]> {
    if (this.#lost !== null) throw this.#lost;
    if (this.#pending !== null) throw new Error("The engine does one thing at a time.");
    const answer = await new Promise<EngineMessage & { kind: "answer" }>((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.worker.postMessage(call);
    });
    return answer.value as EngineAnswers[C]; // engine-thread.ts answers each call with its own kind
  }

  #receive(message: EngineMessage): void {
    if (message.kind === "progress") this.events.onProgress(message.message);
    else if (message.kind === "log") this.events.onLog(message.line);
    else if (message.kind === "ready") this.#starting?.resolve();
    else if (message.kind === "start-failed")
      this.#starting?.reject(new EngineStartError(message.reason, message.lastLogLines));
    else if (message.kind === "lost")
      this.#lose(new EngineLost(message.sqlState, message.message, { cause: message.cause }));
    else this.#settle(message);
  }

  #settle(message: EngineMessage & { kind: "answer" | "refused" }): void {
    const pending = this.#pending;
    this.#pending = null;
    if (message.kind === "answer") pending?.resolve(message);
    else pending?.reject(Object.assign(new Error(message.message), { code: message.code }));
  }

  #end(cause: unknown): void {
    this.#starting?.reject(new EngineStartError(String(cause), []));
    this.#lose(new EngineLost("57P02", "The embedded database stopped.", { cause }));
  }

  #lose(error: EngineLost): void {
    if (this.#lost !== null || this.#starting !== null) return;
    this.#lost = error;
    this.#pending?.reject(error);
    this.#pending = null;
    // The files may be opened again only after the thread has ended.
    void this.worker.terminate().then(() => {
      if (!this.#isClosing) this.events.onLost(error);
    });
  }
}
