import type { Clock } from "../platform/clock.js";
import type { Config } from "../config.js";
import type { Metrics } from "../metrics/metrics.js";
import type { RateLimits } from "../platform/rate-limit.js";
import { createModelAsker } from "./model/ask.js";
import type { CaptureDeps } from "./capture.service.js";
import { createExtractor } from "./extractor.js";
import type { Logger } from "../platform/logger.js";
import type { ModelCall, ModelClient } from "./model/model-client.js";
import { createAdvertModel, limitAdvertModel } from "./model/model.js";
import { pageFetcherAtFirstUse } from "./page/load-page-fetcher.js";
import { createPersonalPageFetcher } from "./page/page-fetch-person.js";
import { ReadingPool } from "./reading-pool.js";
import { createPersonalReader } from "./worker-reader.js";

/** The capture of the process. */
export interface Capture extends CaptureDeps {
  /** Starts a thread that reads, so that the first advert does not wait for it. */
  warm(): Promise<void>;
  /** Terminates the threads; nothing is read afterwards. */
  close(): Promise<void>;
}

/** Sets up capture: the threads that read, the guarded page fetcher, and the model when a key is configured. */
export async function createCapture(
  config: Config,
  clock: Clock,
  limits: RateLimits,
  logger: Logger,
  metrics: Metrics,
): Promise<Capture> {
  const pool = new ReadingPool();
  const readerFor = createPersonalReader({ pool, limits });
  const pages = pageFetcherAtFirstUse({ allowedOrigins: config.captureAllowedOrigins });
  const pagesFor = createPersonalPageFetcher({ pages, limits });
  const client = config.anthropic === null ? null : await loadModelClient(config.anthropic, logger, metrics);
  const model = client === null ? null : createAdvertModel(client);
  return {
    hasModel: model !== null,
    asker: createModelAsker({ client, pagesFor, limits, clock }),
    extractorFor: (personId) =>
      createExtractor({
        clock,
        fetchPage: pagesFor(personId),
        model: model === null ? undefined : limitAdvertModel(model, limits, personId),
        reader: readerFor(personId),
        onCapture: (source, outcome) => metrics.countCapture(source, outcome),
      }),
    warm: () =>
      pool.warm().catch((error: unknown) => {
        // The next reading starts a thread of its own, and reports if that fails as well.
        logger.warn({ err: error }, "a thread that reads adverts did not start");
      }),
    close: () => pool.close(),
  };
}

/** Loads the library of the model, which is large, where a key is configured. */
async function loadModelClient(
  model: NonNullable<Config["anthropic"]>,
  logger: Logger,
  metrics: Metrics,
): Promise<ModelClient> {
  const { createModelClient } = await import("./model/model-client.js");
  const { logModelCall } = await import("./model/model-log.js");
  const onCall = (call: ModelCall): void => {
    logModelCall(logger, call);
    metrics.countModelCall(call.failure?.code ?? null, call.seconds);
  };
  return createModelClient({ ...model, onCall });
}
