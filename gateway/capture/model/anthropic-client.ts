import { types } from "node:util";
import { Anthropic, APIConnectionTimeoutError, APIError } from "@anthropic-ai/sdk";
import { z } from "zod";
import { AppError } from "../../platform/errors.js";
import {
  MODEL_LIMITS,
  reportCall,
  type ModelClient,
  type ModelClientLimits,
  type ModelClientOptions,
} from "./model-client.js";
import * as faults from "./model-faults.js";
import { capResponse, RETRY_AFTER_MAX_SECONDS, retryAfterSeconds } from "./model-http.js";

/** The model, its address and key; `config.model` of this kind has this shape. */
export interface AnthropicClientOptions extends ModelClientOptions {
  readonly apiKey: string;
  readonly model: string;
  /** Undefined: the vendor's own address. */
  readonly baseUrl?: string | undefined;
}

// Only the fields that are read are checked: the vendor may add others.
const ANSWER = z.object({
  stop_reason: z.string().nullish(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
});

/** Creates the client of the Anthropic API, or of a compatible one at `baseUrl`. The model has no tools. */
export function createAnthropicClient(options: AnthropicClientOptions): ModelClient {
  const limits = { ...MODEL_LIMITS, ...options.limits };
  const anthropic = new Anthropic({
    apiKey: options.apiKey,
    authToken: null,
    baseURL: options.baseUrl ?? null,
    timeout: limits.tryMs,
    maxRetries: 1,
    // The library logs whole prompts at its debug level, which an environment variable can set.
    logLevel: "off",
    fetch: cappedFetch(limits.maxAnswerBytes),
    // A redirect would carry the key to another host.
    fetchOptions: { redirect: "error" },
  });

  return {
    complete({ system, user, maxTokens, schema }) {
      const total = AbortSignal.timeout(limits.totalMs);
      const ask = async (): Promise<string> => {
        const answer: unknown = await anthropic.messages.create(
          {
            model: options.model,
            max_tokens: maxTokens,
            system,
            messages: [{ role: "user", content: user }],
            ...(schema === undefined ? {} : { output_config: { format: { type: "json_schema", schema } } }),
          },
          { signal: total },
        );
        return readText(answer, maxTokens);
      };
      return reportCall(ask, (error) => asModelError(error, total, limits), options.onCall);
    },
  };
}

function readText(answer: unknown, maxTokens: number): string {
  const parsed = ANSWER.safeParse(answer);
  if (!parsed.success) throw faults.unusable("it has no message's shape");
  const { stop_reason: stopReason, content } = parsed.data;
  if (stopReason === "refusal") throw faults.refused();
  if (stopReason === "max_tokens") throw faults.cutOff(maxTokens);
  if (stopReason === "model_context_window_exceeded") throw faults.unusable("it was cut off", "the model's context");
  const text = content.map((block) => (block.type === "text" ? (block.text ?? "") : "")).join("");
  if (text.trim() === "") throw faults.unusable("it is empty");
  return text;
}

/** Converts any failure of the library into one of the four codes. */
function asModelError(error: unknown, total: AbortSignal, limits: ModelClientLimits): AppError {
  if (error instanceof AppError) return error;
  if (types.isNativeError(error) && error instanceof faults.AnswerTooBig) return faults.tooBig(limits);
  if (types.isNativeError(error) && error.name === "SyntaxError") return faults.unusable("it is not JSON");
  if (total.aborted) return faults.questionTimedOut(limits);
  if (error instanceof APIConnectionTimeoutError) return faults.tryTimedOut(limits);
  if (isApiError(error) && error.status !== undefined)
    return faults.statusFailure(error.status, retryAfterSeconds(error.headers), error.type);
  return faults.networkFailure(error);
}

/**
 * Wraps fetch so that no answer is bigger than the cap and no retry waits longer than a user would:
 * the library itself reads bodies without bound and sleeps for as long as a server asks.
 */
function cappedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = capResponse(await fetch(input, init), maxBytes);
    if ((retryAfterSeconds(response.headers) ?? 0) > RETRY_AFTER_MAX_SECONDS)
      response.headers.set("x-should-retry", "false");
    return response;
  };
}

// Narrows to what the library declares; a bare instanceof narrows to "any" of its type parameters.
function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}
