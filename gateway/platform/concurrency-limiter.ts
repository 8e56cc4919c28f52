import { AppError } from "./errors.js";

/** Bounds how much of one kind of work runs at the same time in this process. */
export interface ConcurrencyLimiter {
  /** Runs the work; throws RATE_LIMITED at once when the limit is reached, as there is no queue. */
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
      if (own >= perPerson || all >= total)
        throw new AppError("RATE_LIMITED", { retryAfter: 1, refusal: "concurrency-limit" });
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
