import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey, type LocalJWKSet } from "jose";
import type { Clock } from "../platform/clock.js";
import { AppError } from "../platform/errors.js";
import type { Fetch } from "../http/fetch-json.js";
import type { Logger } from "../platform/logger.js";
import { fetchIdentityJson } from "./fetch-identity-json.js";

/**
 * After a success: the time in which an unknown key id causes no request, so that forged tokens cannot flood the
 * provider.
 */
const COOLDOWN_MS = 30_000;
/** After a failure: the wait before the next attempt, so that requests during an outage fail at once. */
const RETRY_AFTER_MS = 5_000;
/** The age at which the keys are fetched again in the background. */
const REFRESH_MS = 10 * 60_000;

/** The source of the keys, and its timeout. */
export interface RemoteKeysOptions {
  /** The address of the JSON Web Key Set. */
  readonly url: string;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
}

/**
 * Returns the getter of the identity provider's public keys, which are fetched at first use and kept through its
 * outages. jose's own remote set drops its keys once they are stale; this one uses them until it gets new ones. The
 * getter throws IDENTITY_UNAVAILABLE when the keys cannot be had.
 */
export function createRemoteKeys({ url, clock, logger, fetch, timeoutMs }: RemoteKeysOptions): JWTVerifyGetKey {
  let keys: LocalJWKSet | undefined;
  let loadedAt = -Infinity;
  let failedAt = -Infinity;
  let loading: Promise<LocalJWKSet> | undefined;
  const ageOf = (time: number): number => clock.now().getTime() - time;

  async function fetchKeys(): Promise<LocalJWKSet> {
    try {
      const loaded = asKeySet(await fetchIdentityJson(fetch, url, timeoutMs));
      keys = loaded;
      loadedAt = clock.now().getTime();
      failedAt = -Infinity;
      return loaded;
    } catch (error) {
      failedAt = clock.now().getTime();
      logger.warn({ err: error, keysCached: keys !== undefined }, "the identity provider's keys could not be fetched");
      throw new AppError("IDENTITY_UNAVAILABLE", { cause: error });
    }
  }

  async function load(): Promise<LocalJWKSet> {
    if (loading !== undefined) return loading;
    if (ageOf(failedAt) < RETRY_AFTER_MS) throw new AppError("IDENTITY_UNAVAILABLE");
    loading = fetchKeys();
    try {
      return await loading;
    } finally {
      loading = undefined;
    }
  }

  return async (header, token) => {
    const known = keys ?? (await load());
    if (ageOf(loadedAt) >= REFRESH_MS) void load().catch(() => undefined); // logged in fetchKeys; the known keys stay in use
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || ageOf(loadedAt) < COOLDOWN_MS) throw error;
      return (await load())(header, token);
    }
  };
}

function asKeySet(answer: unknown): LocalJWKSet {
  // createLocalJWKSet checks the shape and throws on anything that is no key set.
  const keySet = createLocalJWKSet(answer as JSONWebKeySet);
  if (keySet.jwks().keys.length === 0) throw new TypeError("The key set is empty.");
  return keySet;
}
