import type { ChannelListener } from "../platform/listening.js";
import { EngineLost } from "./failure.js";
import type { EngineQueue } from "./engine-queue.js";
import type { Answer } from "./engine.js";
import type { Notification } from "./wire.js";

/** One client's claim to the session, from `acquire` until `release`. */
export interface SessionLease {
  /** Called when the session is this client's alone. */
  acquired(): void;
  /** Called when the claim ends without `release`: the session was lost, or taken away. */
  revoked(reason: EngineLost): void;
}

/** Time limits of the session; `queryMs` may be changed at any time. */
export interface SessionLimits {
  /** For one statement. */
  queryMs: number;
  /** For a transaction in which the client sends nothing, while all others wait. */
  readonly idleInTransactionMs: number;
}

const CHANNEL = /^[a-z_][a-z0-9_]{0,62}$/;

/** A pool of one: lends the engine's session to one client at a time, in the order of their requests, reset in between. */
export class SessionPool {
  #current: SessionLease | null = null;
  #isResetting = false;
  #closedFor: EngineLost | null = null;
  #idleTimer: NodeJS.Timeout | undefined;
  readonly #waiting: SessionLease[] = [];
  // A Set keeps the order in which listeners were added, which is the order of their calls.
  readonly #listeners = new Map<string, Set<ChannelListener>>();
  isReadOnly = false;

  constructor(
    private readonly queue: EngineQueue,
    readonly limits: SessionLimits,
    private readonly onIdleInTransaction: () => void,
  ) {}

  /** Returns the statements that prepare a new session. */
  statements(): readonly string[] {
    const readOnly = this.isReadOnly ? ["SET default_transaction_read_only = on"] : [];
    return [...[...this.#listeners.keys()].map((channel) => `LISTEN ${channel}`), ...readOnly];
  }

  /** Queues for the session; `acquired` or `revoked` follows. */
  acquire(client: SessionLease): void {
    if (this.#closedFor !== null) return client.revoked(this.#closedFor);
    this.#waiting.push(client);
    this.grantNext();
  }

  /** Returns the session to the pool, or cancels a waiting request. */
  release(client: SessionLease): void {
    const index = this.#waiting.indexOf(client);
    if (index >= 0) this.#waiting.splice(index, 1);
    if (this.#current !== client) return;
    clearTimeout(this.#idleTimer);
    this.#current = null;
    void this.reset();
  }

  /** Sends the client's messages to the session and returns the answer. Throws EngineLost. */
  async exchange(client: SessionLease, messages: Uint8Array): Promise<Answer> {
    if (this.#current !== client) throw new EngineLost("57P01", "This connection is closed.");
    clearTimeout(this.#idleTimer);
    const answer = await this.queue.exchange(messages, this.limits.queryMs);
    for (const notification of answer.notifications) this.notify(notification);
    if (answer.state !== "idle" && this.#current === client) this.#idleTimer = this.startIdleTimer(client);
    return answer;
  }

  /** Calls the listener for each NOTIFY on the channel, after its commit. Returns a function that ends it. */
  async listen(channel: string, listener: ChannelListener): Promise<() => Promise<void>> {
    if (!CHANNEL.test(channel)) throw new Error(`${channel} is not the name of a channel.`);
    const listeners = this.#listeners.get(channel) ?? new Set();
    listeners.add(listener);
    if (!this.#listeners.has(channel)) {
      this.#listeners.set(channel, listeners);
      await this.queue.job(this.limits.queryMs, (engine) => engine.run(`LISTEN ${channel}`));
    }
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0 || !this.#listeners.delete(channel)) return;
      await this.queue.job(this.limits.queryMs, (engine) => engine.run(`UNLISTEN ${channel}`));
    };
  }

  /** Makes every transaction from now on read-only, or writable again. */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    if (this.isReadOnly === isReadOnly) return;
    this.isReadOnly = isReadOnly;
    await this.queue.job(this.limits.queryMs, (engine) =>
      engine.run(`SET default_transaction_read_only = ${isReadOnly ? "on" : "off"}`),
    );
  }

  /** Revokes the lease of the current client after the engine was lost; waiting clients keep their turn. */
  revoke(reason: EngineLost): void {
    clearTimeout(this.#idleTimer);
    const client = this.#current;
    this.#current = null;
    client?.revoked(reason);
  }

  /** Revokes every lease, and refuses new ones with the same reason until `reopen`. */
  close(reason: EngineLost): void {
    this.#closedFor = reason;
    this.revoke(reason);
    for (const client of this.#waiting.splice(0)) client.revoked(reason);
  }

  /** Lends again after a new engine is open, and reports a gap to every listener: the last NOTIFY may have been lost. */
  reopen(): void {
    this.#closedFor = null;
    for (const listener of [...this.#listeners.values()].flatMap((all) => [...all])) listener.onGap();
    this.grantNext();
  }

  private grantNext(): void {
    if (this.#current !== null || this.#isResetting || !this.queue.isOpen) return;
    this.#current = this.#waiting.shift() ?? null;
    this.#current?.acquired();
  }

  private async reset(): Promise<void> {
    this.#isResetting = true;
    // A failure means a lost engine, and the next engine brings a new session.
    await this.queue.resetSession(this.limits.queryMs).catch(() => undefined);
    this.#isResetting = false;
    this.grantNext();
  }

  private startIdleTimer(client: SessionLease): NodeJS.Timeout {
    const revoke = (): void => {
      this.onIdleInTransaction();
      client.revoked(new EngineLost("25P03", "The transaction was left open too long and was rolled back."));
      this.release(client);
    };
    return setTimeout(revoke, this.limits.idleInTransactionMs);
  }

  private notify({ channel, payload }: Notification): void {
    for (const listener of this.#listeners.get(channel) ?? []) queueMicrotask(() => listener.onMessage(payload));
  }
}
