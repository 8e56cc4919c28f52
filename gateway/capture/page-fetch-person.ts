import { createPlaces, type RateLimits } from "../rate-limit.js";
import type { PageFetcher } from "./types.js";

/** The fetcher, the counter, and how many pages may be in flight. */
export interface PersonalPageFetcherOptions {
  readonly pages: PageFetcher;
  readonly limits: RateLimits;
  /** Pages one person may have in flight at a time. */
  readonly perPerson?: number;
  /** Pages the whole process may have in flight at a time. */
  readonly total?: number;
}

/**
 * Creates the view of the page fetcher that one person gets: few pages at a time and few a minute,
 * so that nobody turns the server into a crawler. Throws RATE_LIMITED beyond; others are not affected.
 */
export function createPersonalPageFetcher(options: PersonalPageFetcherOptions): (personId: string) => PageFetcher {
  const { pages, limits, perPerson = 2, total = 10 } = options;
  const places = createPlaces({ perPerson, total });
  return (personId) => ({
    fetch: (url) =>
      places.hold(personId, async () => {
        await limits.spend("page", personId);
        return pages.fetch(url);
      }),
  });
}
