import type { Listen } from "../platform/listening.js";
import { CHANGES_CHANNEL, readAnnouncement, type Announcement } from "../log/announcement.js";
import { ChangeQueue, MISSED } from "./change-queue.js";
import { ChangeOperation, type LiveChange } from "./live.payloads.js";

/** The topic of subscriptions for the changes of one person, whose id goes with it. */
export const CHANGES_TOPIC = "changes";

/** Publishes each person's changes to their readers, whichever gateway on the same database made them. */
export class LiveFeed {
  readonly #queues = new Map<string, Set<ChangeQueue>>();
  #stop: (() => Promise<void>) | null = null;
  #isClosed = false;

  constructor(private readonly listen: Listen) {}

  /** Starts to listen to the database. */
  async open(): Promise<void> {
    this.#stop = await this.listen(CHANGES_CHANNEL, {
      onMessage: (payload) => this.hear(readAnnouncement(payload)),
      onGap: () => this.tellEverybody(MISSED),
    });
  }

  /**
   * Returns a queue of every committed change of the person from now on, until the reader stops or `close`; after that,
   * none.
   */
  follow(ownerId: string): ChangeQueue {
    const queues = this.#queues.get(ownerId) ?? new Set();
    const queue = new ChangeQueue(() => {
      queues.delete(queue);
      if (queues.size === 0) this.#queues.delete(ownerId);
    });
    this.#queues.set(ownerId, queues.add(queue));
    if (this.#isClosed) queue.end();
    return queue;
  }

  /** Ends every queue, and stops listening. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const queue of this.all()) queue.end();
    await this.#stop?.();
    this.#stop = null;
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
