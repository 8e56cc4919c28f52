import { AppError } from "../platform/errors.js";
import { fetchJson, UnexpectedAnswer, type Fetch } from "../http/fetch-json.js";

/**
 * Gets a JSON document of at most 256 KB from the identity provider; redirects are not followed.
 * Throws UnexpectedAnswer for another status than 200, and IDENTITY_UNAVAILABLE when there is no usable answer in time.
 */
export async function fetchIdentityJson(
  fetch: Fetch,
  url: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<unknown> {
  try {
    return await fetchJson(fetch, url, timeoutMs, headers);
  } catch (error) {
    if (error instanceof UnexpectedAnswer) throw error;
    throw new AppError("IDENTITY_UNAVAILABLE", { cause: error });
  }
}
