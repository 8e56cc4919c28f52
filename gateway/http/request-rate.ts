import type { Response } from "express";
import { requireLeft, type RateLimits } from "../rate-limit.js";

/** Who makes a request; `accessToken` null: a browser in which the person is signed in. */
export interface RequestSource {
  readonly ownerId: string;
  readonly accessToken: object | null;
}

/**
 * Counts a request against the rate of its person's browsers, or of their access tokens: these two never slow each other.
 * The answer's headers tell how much there is, is left, and in how many seconds all of it is there again
 * (`RateLimit-Limit`, `RateLimit-Remaining`, `RateLimit-Reset`). Throws RATE_LIMITED when there is nothing left.
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
