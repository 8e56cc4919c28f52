import type { Response } from "express";
import { requireLeft, type RateLimits } from "../platform/rate-limit.js";

/** The source of a request; `accessToken` null: a browser in which the person is signed in. */
export interface RequestSource {
  readonly ownerId: string;
  readonly accessToken: object | null;
}

/**
 * Counts a request against the rate limit of its person's browsers, or of their access tokens: the two are separate.
 * The headers of the answer name the limit, the rest, and the seconds until all of it is available again
 * (`RateLimit-Limit`, `RateLimit-Remaining`, `RateLimit-Reset`). Throws RATE_LIMITED when nothing is left.
 */
export async function countRequest(
  limits: RateLimits,
  { ownerId, accessToken }: RequestSource,
  response: Response,
): Promise<void> {
  const rate = await limits.count(accessToken === null ? "session" : "accessToken", ownerId);
  if (rate !== null) {
    response.set({
      "RateLimit-Limit": String(rate.limit),
      "RateLimit-Remaining": String(rate.remaining),
      "RateLimit-Reset": String(rate.resetSeconds),
    });
  }
  requireLeft(rate);
}
