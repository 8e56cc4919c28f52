import { MISSED_WITHIN_MS_MAX } from "../../schema/limits.js";
import type { Listen } from "../platform/listening.js";
import { checkRange } from "../platform/validation.js";
import { CHANGES_CHANNEL, readAnnouncement, type Announcement } from "../log/announcement.js";
import type { ChangedWithin } from "../log/changed-within.js";
import { ChangeQueue, MISSED } from "./change-queue.js";
import { ChangeOperation, type LiveChange } from "./live.payloads.js";

/** The topic of subscriptions for the changes of one person, who goes with it as a `Reader`. */
export const CHANGES_TOPIC = "changes";

/** Who follows changes. */
export interface Reader {
  readonly ownerId: string;
  /** How long ago they began to read what they show; absent or null: nothing before now matters to them. */
  readonly missedWithinMs?: number | null;
}

/** Publishes each person's changes to their readers, whichever gateway on the same database made them. */
export class LiveFeed {
  readonly #queues = new Map<string, Set<ChangeQueue>>();
  #stop: (() => Promise<void>) | null = null;
  #isClosed = false;

  constructor(
    private readonly listen: Listen,
    private readonly changedWithin: ChangedWithin,
  ) {}

  /** Starts to listen to the database. */
  async open(): Promise<void> {
    this.#stop = await this.listen(CHANGES_CHANNEL, {
      onMessage: (payload) => this.hear(readAnnouncement(payload)),
      onGap: () => this.tellEverybody(MISSED),
    });
  }

  /**
   * Returns a queue of every committed change of the person from now on, until the reader stops or `close`; after that,
   * none. MISSED is in it when something was changed while the reader read what they show. Throws VALIDATION.
   */
  follow({ ownerId, missedWithinMs }: Reader): ChangeQueue {
    if (missedWithinMs != null) checkRange("missedWithinMs", missedWithinMs, MISSED_WITHIN_MS_MAX, 0);
    const queues = this.#queues.get(ownerId) ?? new Set();
    const queue = new ChangeQueue(() => {
      queues.delete(queue);
      if (queues.size === 0) this.#queues.delete(ownerId);
    });
    this.#queues.set(ownerId, queues.add(queue));
    if (this.#isClosed) queue.end();
    // Asked once the queue takes what comes, so that no change falls between the two.
    if (missedWithinMs != null) void this.tellMissed(queue, ownerId, missedWithinMs);
    return queue;
  }

  /** Ends every queue, and stops listening. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const queue of this.all()) queue.end();
    await this.#stop?.();
    this.#stop = null;
  }

  private async tellMissed(queue: ChangeQueue, ownerId: string, withinMs: number): Promise<void> {
    // Who cannot be told whether something was missed reads everything again.
    const isMissed = await this.changedWithin(ownerId, withinMs).catch(() => true);
    if (isMissed) queue.push(MISSED);
  }

  private hear(announcement: Announcement | null): void {
    // A message of another release may concern any person.
    if (announcement === null) return this.tellEverybody(MISSED);
    for (const queue of this.#queues.get(announcement.owner) ?? []) {
      for (const change of changesOf(announcement)) queue.push(change);
    }
  }

  private tellEverybody(change: LiveChange): void {
    for (const queue of this.all()) queue.push(change);
  }

  private all(): ChangeQueue[] {
    return [...this.#queues.values()].flatMap((queues) => [...queues]);
  }
}

function changesOf({ logEntry, origin, changes }: Announcement): LiveChange[] {
  const line = { logEntryId: logEntry, origin };
  if (changes.length === 0) {
    return [{ ...line, operation: ChangeOperation.CREATED, kind: null, id: logEntry, version: null }];
  }
  return changes.map(({ operation, ...change }) => ({ ...line, ...change, operation: ChangeOperation[operation] }));
}
