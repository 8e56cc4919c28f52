import { AppError } from "../../errors.js";

/** How many may wait behind the one that is looked at, and how many wait in all; more are waiting than get their turn soon. */
const WAITING = { perNetwork: 20, total: 30 };

/**
 * Lets those who share a network past its budget go one after the other, so that a guesser there uses little of the
 * machine and whoever knows their password still gets their turn.
 */
export class SlowLane {
  private readonly queues = new Map<string, { readonly last: Promise<void>; readonly length: number }>();
  private total = 0;

  /** Does the work when it is its turn. Throws RATE_LIMITED when too many wait already. */
  async through<T>(network: string, work: () => Promise<T>): Promise<T> {
    const { last, length } = this.queues.get(network) ?? { last: Promise.resolve(), length: 0 };
    if (length > WAITING.perNetwork || this.total >= WAITING.total)
      throw new AppError("RATE_LIMITED", { retryAfter: 10, refusal: "password-queue" });
    const turn = last.then(work);
    this.queues.set(network, { last: turn.then(ignore, ignore), length: length + 1 });
    this.total++;
    try {
      return await turn;
    } finally {
      this.leave(network);
    }
  }

  private leave(network: string): void {
    this.total--;
    const queue = this.queues.get(network);
    if (queue === undefined || queue.length === 1) this.queues.delete(network);
    else this.queues.set(network, { ...queue, length: queue.length - 1 });
  }
}

function ignore(): void {
  // Whoever waits behind is told nothing of how it went.
}
