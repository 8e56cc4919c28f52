import type { Clock } from "../platform/clock.js";
import type { Config } from "../config.js";
import { AppError } from "../platform/errors.js";
import type { Logger } from "../platform/logger.js";
import { createConcurrencyLimiter } from "../platform/concurrency-limiter.js";
import type { RateLimits } from "../platform/rate-limit.js";
import type { AddressSource } from "./address-source.js";
import { createOfflineAddresses } from "./offline-addresses.js";
import { createPhotonAddresses } from "./photon-addresses.js";

/** The time for which the service is not asked after a failure, so that a form does not wait for it at each letter. */
const RETRY_AFTER_MS = 30_000;
/** The maximum number of concurrent requests to the service; further typing abandons the earlier ones. */
const CONCURRENCY = { perPerson: 3, total: 20 };

/** Returns the source of suggestions: the configured service, and without one, or while it fails, the town index. */
export function createAddresses(
  config: Pick<Config, "addressServiceUrl">,
  clock: Clock,
  limits: RateLimits,
  logger: Logger,
): AddressSource {
  const offline = createOfflineAddresses();
  if (config.addressServiceUrl === null) return offline;
  const service = createPhotonAddresses(config.addressServiceUrl);
  return withFallback({ service, offline, clock, limits, logger });
}

/** The dependencies of an address service with a fallback. */
export interface FallbackDeps {
  readonly service: AddressSource;
  readonly offline: AddressSource;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly logger: Logger;
}

/** Returns a source that asks the service within its rate limit; beyond it, after a failure or without a result, the town index. */
export function withFallback({ service, offline, clock, limits, logger }: FallbackDeps): AddressSource {
  const limiter = createConcurrencyLimiter(CONCURRENCY);
  let silentUntil = 0;

  async function ask(...[personId, question]: Parameters<AddressSource["suggest"]>): Promise<readonly string[]> {
    if (clock.now().getTime() < silentUntil) return [];
    try {
      return await limiter.run(personId, async () => {
        await limits.spend("address", personId);
        return service.suggest(personId, question);
      });
    } catch (error) {
      if (error instanceof AppError) return [];
      silentUntil = clock.now().getTime() + RETRY_AFTER_MS;
      logger.warn({ err: error }, "the address service failed; the town index answers for a while");
      return [];
    }
  }

  return {
    async suggest(personId, question) {
      const found = await ask(personId, question);
      return found.length > 0 ? found : offline.suggest(personId, question);
    },
  };
}
