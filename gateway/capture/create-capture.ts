import type { Clock } from "../platform/clock.js";
import type { Config, ModelConfig } from "../config.js";
import type { Metrics } from "../metrics/metrics.js";
import type { RateLimits } from "../platform/rate-limit.js";
import { createModelAsker } from "./model/ask.js";
import type { CaptureDeps } from "./capture.service.js";
import { createExtractor } from "./extractor.js";
import type { Logger } from "../platform/logger.js";
import type { ModelCall, ModelClient } from "./model/model-client.js";
import { createAdvertModel, limitAdvertModel } from "./model/model.js";
import type { AdvertModel } from "./types.js";
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

/** Sets up capture: the threads that read, the guarded page fetcher, and the model when one is configured. */
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
  const connected = config.model === null ? null : await connectModel(config.model, logger, metrics);
  const client = connected?.client ?? null;
  const model = connected?.advertModel ?? null;
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

/** Loads the client of the configured model; that of Anthropic is a large library. */
async function connectModel(
  model: ModelConfig,
  logger: Logger,
  metrics: Metrics,
): Promise<{ client: ModelClient; advertModel: AdvertModel }> {
  const { logModelCall, logUnusableAnswer } = await import("./model/model-log.js");
  const onCall = (call: ModelCall): void => {
    logModelCall(logger, model.kind, call);
    metrics.countModelCall(call.failure?.code ?? null, call.seconds);
  };
  const client = await loadClient(model, onCall);
  return { client, advertModel: createAdvertModel(client, (failure) => logUnusableAnswer(logger, failure)) };
}

async function loadClient(model: ModelConfig, onCall: (call: ModelCall) => void): Promise<ModelClient> {
  if (model.kind === "anthropic") {
    const { createAnthropicClient } = await import("./model/anthropic-client.js");
    return createAnthropicClient({ ...model, onCall });
  }
  const { createChatClient } = await import("./model/chat-client.js");
  return createChatClient({ ...model, onCall });
}
