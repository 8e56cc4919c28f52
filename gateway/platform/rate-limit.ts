import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import type { DataSource } from "typeorm";
import { AppError } from "./errors.js";

/** The number of uses that one person has in a span of time. */
export interface RateRule {
  readonly points: number;
  readonly seconds: number;
}

/** The kinds of use that are counted per person, and their limits. */
export const RATE_RULES = {
  /** Pages read from an address that the user typed. */
  page: [{ points: 10, seconds: 60 }],
  /** Texts pasted to be read as adverts. */
  pastedText: [{ points: 30, seconds: 60 }],
  /** Requests to an outside address service: one for each pause in typing. */
  address: [{ points: 60, seconds: 60 }],
  /** Calls of the language model, for capture and for free questions together. */
  model: [
    { points: 10, seconds: 60 },
    { points: 100, seconds: 86_400 },
  ],
  /** Requests with a person's access tokens, all of them together. */
  accessToken: [{ points: 300, seconds: 60 }],
  /** Readings of a person's calendar at its secret address. */
  calendar: [{ points: 60, seconds: 60 }],
  /** Wrong calendar addresses that one network asks for; a right address is never refused for them. */
  wrongCalendarAddress: [{ points: 30, seconds: 900 }],
  /**
   * Requests of the browsers in which a person is signed in, all of them together; the operator can configure another
   * rate.
   */
  session: [{ points: 1_200, seconds: 60 }],
} as const satisfies Record<string, readonly RateRule[]>;
/** A kind of use that is counted. */
export type RateLimitName = keyof typeof RATE_RULES;

/**
 * Counted by each gateway in its memory: a write to the database for each request would cost more than it saves, and
 * network addresses must not be stored there.
 */
const COUNTED_IN_MEMORY: ReadonlySet<string> = new Set<RateLimitName>(["session", "wrongCalendarAddress"]);

/** The rest of one kind of use, after a use was counted. */
export interface RateLeft {
  /** The number of uses in the span. */
  readonly limit: number;
  /** The number of uses left in it. */
  readonly remaining: number;
  /** Seconds until all of them are available again; at least 1. */
  readonly resetSeconds: number;
  /** True when the use was one too many. */
  readonly isOver: boolean;
}

/** Rate limits per person for everything that costs money, loads the server, or calls other people's servers. */
export interface RateLimits {
  /** Counts one use and returns the rest of the span that has the least; null where the kind has no rule. */
  count(name: RateLimitName, personId: string): Promise<RateLeft | null>;
  /** Counts one use; throws RATE_LIMITED with the seconds to wait when there is none left. */
  spend(name: RateLimitName, personId: string): Promise<void>;
}

/** Throws RATE_LIMITED with the seconds to wait when the use was one too many. */
export function requireLeft(rate: RateLeft | null): void {
  if (rate?.isOver) throw new AppError("RATE_LIMITED", { retryAfter: rate.resetSeconds, refusal: "rate-limit" });
}

/** The storage of the counts, and the rules. */
export interface RateLimitOptions {
  /** A PostgreSQL database that all gateways share; without one, each process counts in its own memory. */
  readonly dataSource?: DataSource | undefined;
  readonly rules?: Readonly<Partial<Record<RateLimitName, readonly RateRule[]>>>;
}

/** Creates the counters; with a database they are in the table `rate_limit`, and in memory while it does not answer. */
export async function createRateLimits({ dataSource, rules = RATE_RULES }: RateLimitOptions = {}): Promise<RateLimits> {
  const limiters = new Map<string, RateLimiterAbstract[]>();
  for (const [name, spans] of Object.entries(rules)) {
    const own: RateLimiterAbstract[] = [];
    const shared = COUNTED_IN_MEMORY.has(name) ? undefined : dataSource;
    for (const rule of spans) own.push(await createLimiter(name, rule, shared));
    limiters.set(name, own);
  }
  const count = async (name: RateLimitName, personId: string): Promise<RateLeft | null> => {
    let least: RateLeft | null = null;
    // The shortest span first: a use that it refuses does not count against the longer ones.
    for (const limiter of limiters.get(name) ?? []) {
      const rate = await consume(limiter, personId);
      if (rate.isOver) return rate;
      if (least === null || rate.remaining < least.remaining) least = rate;
    }
    return least;
  };
  return { count, spend: async (name, personId) => requireLeft(await count(name, personId)) };
}

async function createLimiter(name: string, rule: RateRule, dataSource?: DataSource): Promise<RateLimiterAbstract> {
  const options = { keyPrefix: `${name}/${rule.seconds}`, points: rule.points, duration: rule.seconds };
  const memory = new RateLimiterMemory(options);
  if (dataSource === undefined) return memory;
  const store = {
    storeClient: poolOf(dataSource),
    storeType: "pool",
    tableName: "rate_limit",
    insuranceLimiter: memory,
  };
  const create = (): Promise<RateLimiterAbstract> =>
    new Promise((resolve, reject) => {
      // The library creates its table if it does not exist, and then calls back.
      const limiter = new RateLimiterPostgres({ ...options, ...store }, (error) =>
        error === undefined ? resolve(limiter) : reject(error),
      );
    });
  // Where several gateways start at once on a new database, PostgreSQL tells all but one that the table exists already.
  return create().catch(create);
}

// The library names its statements, which a pooler between gateway and server may not support; the names are removed
// here.
function poolOf(dataSource: DataSource): object {
  return {
    query: async ({ text, values }: { readonly text: string; readonly values?: unknown[] }) => {
      const answer: unknown = await dataSource.query(text, values);
      const rows = Array.isArray(answer) ? answer : [];
      return { rows, rowCount: rows.length };
    },
  };
}

async function consume(limiter: RateLimiterAbstract, personId: string): Promise<RateLeft> {
  try {
    return rateLeft(limiter, await limiter.consume(personId), false);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return rateLeft(limiter, error, true);
  }
}

function rateLeft({ points }: RateLimiterAbstract, counted: RateLimiterRes, isOver: boolean): RateLeft {
  const resetSeconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
  return { limit: points, remaining: Math.max(0, counted.remainingPoints), resetSeconds, isOver };
}
