import { AppError } from "./errors.js";

/** Bounds how much of one kind of work runs at the same time in this process. */
export interface ConcurrencyLimiter {
  /**
   * Runs the work. There is no queue: throws RATE_LIMITED at once when the person has as much running as one may, and
   * SERVER_BUSY when everybody together has.
   */
  run<T>(personId: string, work: () => Promise<T>): Promise<T>;
  /** Returns how many runs are in progress. */
  running(): number;
}

/** The limits of concurrent runs, for one person and for all persons together. */
export interface ConcurrencyLimits {
  readonly perPerson: number;
  readonly total: number;
}

/** Returns a limiter that counts in memory: for one person, and for all persons together. */
export function createConcurrencyLimiter({ perPerson, total }: ConcurrencyLimits): ConcurrencyLimiter {
  const byPerson = new Map<string, number>();
  let all = 0;

  return {
    running: () => all,
    async run(personId, work) {
      const own = byPerson.get(personId) ?? 0;
      const facts = { retryAfter: 1, refusal: "concurrency-limit" } as const;
      if (own >= perPerson) throw new AppError("RATE_LIMITED", facts);
      if (all >= total) throw new AppError("SERVER_BUSY", facts);
      byPerson.set(personId, own + 1);
      all++;
      try {
        return await work();
      } finally {
        all--;
        const left = (byPerson.get(personId) ?? 1) - 1;
        if (left === 0) byPerson.delete(personId);
        else byPerson.set(personId, left);
      }
    },
  };
}
