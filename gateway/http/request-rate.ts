import type { RateLeft, RateLimits } from "../platform/rate-limit.js";

/** The source of a request; `accessToken` null: a browser in which the person is signed in. */
export interface RequestSource {
  readonly ownerId: string;
  readonly accessToken: object | null;
}

/** Counts a request against the rate limit of its person's browsers, or of their access tokens: the two are separate. */
export function countAgainstRate(
  limits: RateLimits,
  { ownerId, accessToken }: RequestSource,
): Promise<RateLeft | null> {
  return limits.count(accessToken === null ? "session" : "accessToken", ownerId);
}

/**
 * Returns the headers that name the limit, the rest, and the seconds until all of it is available again; none where nothing
 * is counted.
 */
export function rateHeaders(rate: RateLeft | null): Readonly<Record<string, string>> {
  if (rate === null) return {};
  return {
    "RateLimit-Limit": String(rate.limit),
    "RateLimit-Remaining": String(rate.remaining),
    "RateLimit-Reset": String(rate.resetSeconds),
  };
}
