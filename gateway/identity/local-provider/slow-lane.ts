import { AppError } from "../../platform/errors.js";

/** The limits of the queues: behind the running check of a network, and in all; more could not be served soon. */
const WAITING = { perNetwork: 20, total: 30 };

/**
 * A queue per network that has used up its budget: its attempts run one after the other, so that a guesser there uses
 * little of the machine and a user with the right password is still served.
 */
export class SlowLane {
  private readonly queues = new Map<string, { readonly last: Promise<void>; readonly length: number }>();
  private total = 0;

  /** Queues the work and returns its result. Throws RATE_LIMITED when too many wait already. */
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
  // The next in the queue does not depend on the result of this one.
}
