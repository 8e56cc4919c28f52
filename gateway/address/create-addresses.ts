import type { Clock } from "../clock.js";
import type { Config } from "../config.js";
import { AppError } from "../errors.js";
import type { Logger } from "../logger.js";
import { createPlaces, type RateLimits } from "../rate-limit.js";
import type { AddressSource } from "./address-source.js";
import { createOfflineAddresses } from "./offline-addresses.js";
import { createPhotonAddresses } from "./photon-addresses.js";

/** After a failure: how long the service is left alone, so that nobody waits for it letter by letter. */
const PAUSE_MS = 30_000;
/** Questions that may be on their way at a time; who types on leaves the ones before behind. */
const PLACES = { perPerson: 3, total: 20 };

/** The source of suggestions: the service that is configured, and without one, or while it fails, the places at hand. */
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

/** What a service with a fallback stands on. */
export interface FallbackOptions {
  readonly service: AddressSource;
  readonly offline: AddressSource;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly logger: Logger;
}

/** Asks the service as often as is fair to it; otherwise, and when it fails or knows nothing, the places at hand. */
export function withFallback({ service, offline, clock, limits, logger }: FallbackOptions): AddressSource {
  const places = createPlaces(PLACES);
  let silentUntil = 0;

  async function ask(...[personId, question]: Parameters<AddressSource["suggest"]>): Promise<readonly string[]> {
    if (clock.now().getTime() < silentUntil) return [];
    try {
      return await places.hold(personId, async () => {
        await limits.spend("address", personId);
        return service.suggest(personId, question);
      });
    } catch (error) {
      if (error instanceof AppError) return [];
      silentUntil = clock.now().getTime() + PAUSE_MS;
      logger.warn({ err: error }, "the address service failed; the places at hand answer for a while");
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
