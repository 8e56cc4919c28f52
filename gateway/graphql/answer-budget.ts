import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "../platform/errors.js";
import { ANSWER_LIMITS } from "./operation-limits.js";

/** Texts up to this length are counted by it: escaped, they are a few bytes more. */
const SHORT_TEXT = 64;

/**
 * The bytes of text that the answer to one request may still hold; made anew for each request, and for each event of a
 * subscription.
 */
export class AnswerBudget {
  #left: number = ANSWER_LIMITS.bytes;
  #refusal: AppError | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** The error with which the answer was refused; null while it fits. */
  get refusal(): AppError | null {
    return this.#refusal;
  }

  /** The bytes of text that still fit. */
  get left(): number {
    return this.#left;
  }

  /**
   * Counts a text of the answer, as it is written in JSON. Throws TOO_LARGE once it does not fit; `field` returns its
   * path.
   */
  charge(text: string, field: () => string): void {
    const bytes = text.length <= SHORT_TEXT ? text.length : Buffer.byteLength(JSON.stringify(text));
    if (bytes > this.#left) this.refuse(field());
    this.#left -= bytes;
  }

  /** Throws TOO_LARGE, and makes every later call throw it too. */
  refuse(field: string): never {
    const message = `${field}: the answer would hold more than ${ANSWER_LIMITS.bytes / 1024 / 1024} MB of text. Ask for less at once.`;
    this.#refusal ??= new AppError("TOO_LARGE", { message, fields: [{ field, rule: "answer", message }] });
    throw this.#refusal;
  }

  /** Throws TOO_LARGE when the answer was refused already. */
  requireOpen(): void {
    if (this.#refusal !== null) throw this.#refusal;
  }

  /**
   * Queues a read of possibly long texts behind the earlier ones, until those were read and counted, so that memory
   * never holds more than what fits and one page. Rejects with TOO_LARGE, without reading, when the answer was refused
   * meanwhile.
   */
  inTurn<T>(read: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(() => {
      this.requireOpen();
      return read();
    });
    // One iteration of the event loop lets GraphQL count what was read.
    this.#last = turn.then(
      () => nextTurn(),
      () => undefined,
    );
    return turn;
  }
}
