import { setImmediate as nextTurn } from "node:timers/promises";
import { PAGE_BYTES } from "../database/page.js";
import { AppError } from "../platform/errors.js";
import { ANSWER_LIMITS } from "./operation-limits.js";

/** The bytes of texts that are read without waiting for others; half of what one page may have. */
export const AT_ONCE_BYTES = PAGE_BYTES / 2;

/** Texts up to this length are counted by it: escaped, they are a few bytes more. */
const SHORT_TEXT = 64;

/**
 * The bytes of text that the answer to one request may still hold; made anew for each request, and for each event of a
 * subscription.
 */
export class AnswerBudget {
  #left: number = ANSWER_LIMITS.bytes;
  #refusal: AppError | null = null;
  /** When what is queued has been read and counted, and what is read at once. */
  #last: Promise<unknown> = Promise.resolve();
  #atOnce: Promise<unknown> = Promise.resolve();
  #queued = 0;
  /** The bytes that may be read at once, and are not counted yet. */
  #reserved = 0;

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
   * Reads possibly long texts. `read` gets the bytes that they may have, and resolves to null, without them, when they have
   * more. AT_ONCE_BYTES are enough for most: as long as that fits, they are read at once, and those that are longer are read
   * again in turn. Throws TOO_LARGE for the field when its texts do not fit. In turn at least `least` bytes may be read, also
   * when fewer fit: the error then names the text that does not.
   */
  async fitting<T>(field: string, read: (most: number) => Promise<T | null>, least = 0): Promise<T> {
    const found = this.canReserve() ? await this.reserve(read) : null;
    if (found !== null) return found;
    return this.inTurn(async () => (await read(Math.max(this.#left, least))) ?? this.refuse(field));
  }

  private canReserve(): boolean {
    return this.#refusal === null && this.#queued === 0 && this.#left - this.#reserved >= AT_ONCE_BYTES;
  }

  private reserve<T>(read: (most: number) => Promise<T>): Promise<T> {
    this.#reserved += AT_ONCE_BYTES;
    const found = read(AT_ONCE_BYTES);
    const counted = found.then(
      () => nextTurn(),
      () => undefined,
    );
    this.#atOnce = Promise.all([this.#atOnce, counted.then(() => (this.#reserved -= AT_ONCE_BYTES))]);
    return found;
  }

  /**
   * Queues a read of possibly long texts behind the earlier ones, until those were read and counted, so that memory
   * never holds more than what fits and one page. Rejects with TOO_LARGE, without reading, when the answer was refused
   * meanwhile.
   */
  inTurn<T>(read: () => T | Promise<T>): Promise<T> {
    this.#queued++;
    const turn = Promise.all([this.#last, this.#atOnce]).then(() => {
      this.requireOpen();
      return read();
    });
    // One iteration of the event loop lets GraphQL count what was read.
    this.#last = turn
      .then(
        () => nextTurn(),
        () => undefined,
      )
      .then(() => this.#queued--);
    return turn;
  }
}
