import { createConcurrencyLimiter } from "../../platform/concurrency-limiter.js";
import type { RateLimits } from "../../platform/rate-limit.js";
import type { PageFetcher } from "../types.js";

/** The fetcher, the counter, and how many pages may be in flight. */
export interface PersonalPageFetcherOptions {
  readonly pages: PageFetcher;
  readonly limits: RateLimits;
  /** Pages one user may have in flight at a time. */
  readonly perPerson?: number;
  /** Pages the whole process may have in flight at a time. */
  readonly total?: number;
}

/**
 * Creates the page fetcher of one user: few pages at a time and few a minute,
 * so that the server cannot be used as a crawler. Throws RATE_LIMITED beyond; other users are not affected. Throws
 * SERVER_BUSY while everybody together has as many in flight as may be.
 */
export function createPersonalPageFetcher(options: PersonalPageFetcherOptions): (personId: string) => PageFetcher {
  const { pages, limits, perPerson = 2, total = 10 } = options;
  const limiter = createConcurrencyLimiter({ perPerson, total });
  return (personId) => ({
    fetch: (url) =>
      limiter.run(personId, async () => {
        await limits.spend("page", personId);
        return pages.fetch(url);
      }),
  });
}
