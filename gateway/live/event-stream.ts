import type { Writable } from "node:stream";

/** One connection on which the server tells what happens: server-sent events, in the words of the graphql-sse protocol. */
export class EventStream {
  /** Since when something waits to be taken; null when nothing does. */
  #waitsSince: number | null = null;

  constructor(
    private readonly connection: Writable,
    /** How long the other side may leave unread what it was sent. */
    private readonly patienceMs: number,
  ) {}

  /** Sends a result, and resolves once it is on its way. */
  next(result: unknown): Promise<void> {
    return this.write(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
  }

  /** Says that there will be no more, and hangs up. */
  complete(): void {
    void this.write("event: complete\ndata:\n\n"); // what cannot be sent any more need not be
    this.connection.end();
  }

  /** Sends a sign of life, so that nothing on the way takes the connection for dead; hangs up on a side that does not read. */
  beat(): void {
    if (this.#waitsSince === null) void this.write(":\n\n");
    else if (performance.now() - this.#waitsSince > this.patienceMs) this.connection.destroy();
  }

  private write(text: string): Promise<void> {
    if (this.connection.destroyed || this.connection.writableEnded) return Promise.resolve();
    this.#waitsSince ??= performance.now();
    return new Promise((resolve) => {
      this.connection.write(text, () => {
        this.#waitsSince = null;
        resolve();
      });
    });
  }
}
