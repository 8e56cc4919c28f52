import { ChangeOperation, type LiveChange } from "./live.payloads.js";

/** How many changes wait for one reader; a screen that is so far behind asks anew for everything. */
export const QUEUE_MAX = 100;

/** What a reader is told who may have missed something. */
export const MISSED: LiveChange = {
  operation: ChangeOperation.MISSED,
  kind: null,
  id: null,
  version: null,
  logEntryId: null,
  origin: null,
};

/** The changes that wait for one reader, in their order; never more than fit, however slowly they are read. */
export class ChangeQueue implements AsyncIterableIterator<LiveChange, undefined> {
  #waiting: LiveChange[] = [];
  #reader: ((result: IteratorResult<LiveChange, undefined>) => void) | null = null;
  #isEnded = false;

  /** `onEnd` is called once, when nobody reads any more. */
  constructor(private readonly onEnd: (queue: ChangeQueue) => void) {}

  /** Hands a change to the reader, or keeps it; past the limit all that waits becomes one word: missed. */
  push(change: LiveChange): void {
    if (this.#isEnded) return;
    if (this.#reader !== null) {
      this.#reader({ value: change, done: false });
      this.#reader = null;
    } else if (this.#waiting.length < QUEUE_MAX) this.#waiting.push(change);
    else this.#waiting = [MISSED];
  }

  /** Ends the reading at once; what still waits is dropped. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#waiting = [];
    this.#reader?.({ value: undefined, done: true });
    this.#reader = null;
    this.onEnd(this);
  }

  next(): Promise<IteratorResult<LiveChange, undefined>> {
    const change = this.#waiting.shift();
    if (change !== undefined) return Promise.resolve({ value: change, done: false });
    if (this.#isEnded) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => (this.#reader = resolve));
  }

  return(): Promise<IteratorResult<LiveChange, undefined>> {
    this.end();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
