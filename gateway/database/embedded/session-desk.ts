import type { ChannelListener } from "../listening.js";
import { EngineLost } from "./failure.js";
import type { Line } from "./line.js";
import type { Answer } from "./engine.js";
import type { Notification } from "./wire.js";

/** A client that wants the session. */
export interface DeskClient {
  /** It is your turn; speak. */
  admit(): void;
  /** The session is gone, or was taken from you. */
  dismiss(reason: EngineLost): void;
}

/** What may take how long; `queryMs` may be changed while it runs. */
export interface DeskLimits {
  /** How long a statement may run. */
  queryMs: number;
  /** How long a client may keep a transaction open without saying anything, while all others wait. */
  readonly idleInTransactionMs: number;
}

const CHANNEL = /^[a-z_][a-z0-9_]{0,62}$/;

/** Lends the engine's one session to one client at a time, first come first served, each as if it were new. */
export class SessionDesk {
  #current: DeskClient | null = null;
  #isRenewing = false;
  #shut: EngineLost | null = null;
  #patience: NodeJS.Timeout | undefined;
  readonly #waiting: DeskClient[] = [];
  // The listeners of a channel are told in the order they came.
  readonly #listeners = new Map<string, Set<ChannelListener>>();
  isReadOnly = false;

  constructor(
    private readonly line: Line,
    readonly limits: DeskLimits,
    private readonly onIdleInTransaction: () => void,
  ) {}

  /** What every fresh session is told. */
  statements(): readonly string[] {
    const readOnly = this.isReadOnly ? ["SET default_transaction_read_only = on"] : [];
    return [...[...this.#listeners.keys()].map((channel) => `LISTEN ${channel}`), ...readOnly];
  }

  /** Gets in line for the session. */
  enter(client: DeskClient): void {
    if (this.#shut !== null) return client.dismiss(this.#shut);
    this.#waiting.push(client);
    this.admitNext();
  }

  /** Gives the session back, or the place in the line. */
  leave(client: DeskClient): void {
    const place = this.#waiting.indexOf(client);
    if (place >= 0) this.#waiting.splice(place, 1);
    if (this.#current !== client) return;
    clearTimeout(this.#patience);
    this.#current = null;
    void this.renew();
  }

  /** Hands the client's messages to the session. Throws EngineLost. */
  async exchange(client: DeskClient, messages: Uint8Array): Promise<Answer> {
    if (this.#current !== client) throw new EngineLost("57P01", "This connection is closed.");
    clearTimeout(this.#patience);
    const answer = await this.line.exchange(messages, this.limits.queryMs);
    for (const notification of answer.notifications) this.tell(notification);
    if (answer.state !== "idle" && this.#current === client) this.#patience = this.losePatience(client);
    return answer;
  }

  /** Calls back for each NOTIFY on the channel, once its transaction is committed. Returns the way to stop it. */
  async listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    if (!CHANNEL.test(channel)) throw new Error(`${channel} is not the name of a channel.`);
    const listeners = this.#listeners.get(channel) ?? new Set();
    listeners.add(listener);
    if (!this.#listeners.has(channel)) {
      this.#listeners.set(channel, listeners);
      await this.line.job(this.limits.queryMs, (engine) => engine.run(`LISTEN ${channel}`));
    }
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0 || !this.#listeners.delete(channel)) return;
      await this.line.job(this.limits.queryMs, (engine) => engine.run(`UNLISTEN ${channel}`));
    };
  }

  /** Makes every transaction that begins from now on read-only, or writable again. */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    if (this.isReadOnly === isReadOnly) return;
    this.isReadOnly = isReadOnly;
    await this.line.job(this.limits.queryMs, (engine) =>
      engine.run(`SET default_transaction_read_only = ${isReadOnly ? "on" : "off"}`),
    );
  }

  /** The engine is gone: the client that had its session is told why, the ones that wait go on waiting. */
  lose(reason: EngineLost): void {
    clearTimeout(this.#patience);
    const client = this.#current;
    this.#current = null;
    client?.dismiss(reason);
  }

  /** Sends everybody away, and whoever comes, with the reason; for good, or until there is an engine again. */
  close(reason: EngineLost): void {
    this.#shut = reason;
    this.lose(reason);
    for (const client of this.#waiting.splice(0)) client.dismiss(reason);
  }

  /** To be called when a fresh engine is up; the last thing the lost one did, it may have told nobody. */
  reopen(): void {
    this.#shut = null;
    for (const listener of [...this.#listeners.values()].flatMap((all) => [...all])) listener.onGap();
    this.admitNext();
  }

  private admitNext(): void {
    if (this.#current !== null || this.#isRenewing || !this.line.isOpen) return;
    this.#current = this.#waiting.shift() ?? null;
    this.#current?.admit();
  }

  private async renew(): Promise<void> {
    this.#isRenewing = true;
    // When it fails the engine is gone, and the next one's session is new anyway.
    await this.line.renewSession(this.limits.queryMs).catch(() => undefined);
    this.#isRenewing = false;
    this.admitNext();
  }

  private losePatience(client: DeskClient): NodeJS.Timeout {
    const giveUp = (): void => {
      this.onIdleInTransaction();
      client.dismiss(new EngineLost("25P03", "The transaction was left open too long and was rolled back."));
      this.leave(client);
    };
    return setTimeout(giveUp, this.limits.idleInTransactionMs);
  }

  private tell({ channel, payload }: Notification): void {
    for (const listener of this.#listeners.get(channel) ?? []) queueMicrotask(() => listener.onMessage(payload));
  }
}
