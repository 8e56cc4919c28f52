import { AsyncLocalStorage } from "node:async_hooks";

/** A value that holds for some work, and what was set around it. */
interface Frame {
  readonly of: AsyncValue<unknown>;
  readonly value: unknown;
  readonly around: Frame | undefined;
}

/** The only one of the process: each storage in use costs something at every promise, whoever makes it. */
const frames = new AsyncLocalStorage<Frame>();

/** A value that the work of a request finds without passing it on, also after it has waited for something. */
export class AsyncValue<T> {
  /** Runs work for which the value holds. */
  run<R>(value: T, work: () => R): R {
    return frames.run({ of: this, value, around: frames.getStore() }, work);
  }

  /** Returns the value of the work that runs; undefined: none was set for it. */
  get(): T | undefined {
    let frame = frames.getStore();
    while (frame !== undefined && frame.of !== this) frame = frame.around;
    return frame?.value as T | undefined; // a frame of this one holds what `run` was given
  }
}
