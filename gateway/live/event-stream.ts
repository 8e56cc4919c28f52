import type { Writable } from "node:stream";

/** One connection with server-sent events, in the graphql-sse protocol. */
export class EventStream {
  /** When the oldest unread data was written; null when there is none. */
  #waitsSince: number | null = null;

  constructor(
    private readonly connection: Writable,
    /** How long the client may leave data unread. */
    private readonly patienceMs: number,
  ) {}

  /** Sends a result, and resolves once it is written. */
  next(result: unknown): Promise<void> {
    return this.write(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
  }

  /** Sends the event `complete`, and closes the connection. */
  complete(): void {
    void this.write("event: complete\ndata:\n\n"); // data that cannot be sent any more is dropped
    this.connection.end();
  }

  /** Sends a heartbeat, so that proxies keep the connection open; closes it when the client does not read. */
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
