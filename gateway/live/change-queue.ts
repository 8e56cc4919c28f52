import { ChangeOperation, type LiveChange } from "./live.payloads.js";

/** The maximum number of changes that wait for one reader; a client that is so far behind reloads everything. */
export const QUEUE_MAX = 100;

/** The event for a reader that may have missed changes. */
export const MISSED: LiveChange = {
  operation: ChangeOperation.MISSED,
  kind: null,
  id: null,
  version: null,
  logEntryId: null,
  origin: null,
};

/** The queue of changes for one reader, in their order; its length is bounded, however slowly they are read. */
export class ChangeQueue implements AsyncIterableIterator<LiveChange, undefined> {
  #waiting: LiveChange[] = [];
  #reader: ((result: IteratorResult<LiveChange, undefined>) => void) | null = null;
  #isEnded = false;

  /** `onEnd` is called once, when the reader has stopped. */
  constructor(private readonly onEnd: (queue: ChangeQueue) => void) {}

  /** Passes a change to the reader, or queues it; past the limit one MISSED replaces the whole queue. */
  push(change: LiveChange): void {
    if (this.#isEnded) return;
    if (this.#reader !== null) {
      this.#reader({ value: change, done: false });
      this.#reader = null;
    } else if (this.#waiting.length < QUEUE_MAX) this.#waiting.push(change);
    else this.#waiting = [MISSED];
  }

  /** Ends the iteration at once; queued changes are dropped. */
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
