import pg from "pg";
import type { Logger } from "../platform/logger.js";
import type { ChannelListener, Listen } from "../platform/listening.js";

/** The checks of the connection; shorter in tests only. */
export interface ServerListeningOptions {
  /** The interval at which the server is checked: a connection that was lost without notice receives nothing. */
  readonly pulseMs?: number;
  /** The first wait before a new connection; it doubles up to `longestPauseMs`. */
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
}

const ANSWER_LIMIT_MS = 10_000;
const CHANNEL = /^[a-z_][a-z0-9_]{0,62}$/;

/** Listens at a PostgreSQL server, on a connection of its own that is made anew whenever it is lost. */
export function listenAtServer(url: string, logger: Logger, options: ServerListeningOptions = {}): Listen {
  return async (channel, listener) => {
    if (!CHANNEL.test(channel)) throw new Error(`${channel} is not the name of a channel.`);
    const connection = new ListeningConnection(url, logger, channel, listener, options);
    await connection.open();
    return () => connection.close();
  };
}

class ListeningConnection {
  #client: pg.Client | null = null;
  #isClosed = false;
  #hasHeard = false;
  #pause: number;
  #next: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly logger: Logger,
    private readonly channel: string,
    private readonly listener: ChannelListener,
    private readonly options: ServerListeningOptions,
  ) {
    this.#pause = this.firstPause;
  }

  private get firstPause(): number {
    return this.options.firstPauseMs ?? 250;
  }

  /** Connects, or begins to retry: late live updates must not keep the product from starting. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: ANSWER_LIMIT_MS,
      query_timeout: ANSWER_LIMIT_MS,
      keepAlive: true,
    });
    this.#client = client;
    client.on("notification", ({ channel, payload }) => {
      if (channel === this.channel) this.listener.onMessage(payload ?? "");
    });
    client.on("error", (error) => this.lose(client, error));
    client.on("end", () => this.lose(client, null));
    try {
      await client.connect();
      await client.query(`LISTEN ${this.channel}`);
    } catch (error) {
      return this.lose(client, error);
    }
    if (this.#client !== client) return;
    this.#pause = this.firstPause;
    // Notifications sent while the connection was lost are gone.
    if (this.#hasHeard) this.listener.onGap();
    this.#hasHeard = true;
    this.beat(client);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#next);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined); // gone already
  }

  private beat(client: pg.Client): void {
    this.#next = setTimeout(() => {
      client.query("select 1").then(
        () => this.#client === client && this.beat(client),
        (error: unknown) => this.lose(client, error),
      );
    }, this.options.pulseMs ?? 20_000).unref();
  }

  private lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#hasHeard = true; // also when it never connected: others may have sent something meanwhile
    clearTimeout(this.#next);
    void client.end().catch(() => undefined); // gone already
    if (this.#isClosed) return;
    this.logger.warn({ err: error }, "live updates are interrupted: the connection that listens is made anew");
    this.#next = setTimeout(() => void this.open(), this.#pause * (0.75 + Math.random() / 2)).unref();
    this.#pause = Math.min(this.#pause * 2, this.options.longestPauseMs ?? 15_000);
  }
}
