import { types } from "node:util";
import { APIError } from "@anthropic-ai/sdk";
import { AppError } from "../../platform/errors.js";

const BUSY = new Set([429, 503, 529]);
const RETRY_AFTER_MAX_SECONDS = 2;
const RETRY_AFTER_MAX = 3_600;

/** The response of the model's service when it is not a message. */
export class ModelServiceError extends Error {
  override readonly name = "ModelServiceError";

  constructor(
    kind: string,
    /** The HTTP status; undefined when there was no answer at all. */
    readonly status?: number,
  ) {
    super(`the model's service failed: ${kind.trim()}`);
  }
}

class AnswerTooBig extends Error {
  override readonly name = "AnswerTooBig";
}

/** Converts any failure of the model's library into one of the four codes; the cause holds no prompt and no answer. */
export function asModelError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (types.isNativeError(error) && (error.name === "SyntaxError" || error instanceof AnswerTooBig)) {
    return new AppError("MODEL_ANSWER_UNUSABLE", { cause: new Error(`the answer is unusable: ${error.name}`) });
  }
  if (isApiError(error) && error.status !== undefined && BUSY.has(error.status)) {
    const retryAfter = retryAfterSeconds(error.headers);
    return new AppError("MODEL_BUSY", { cause: kindOf(error), ...(retryAfter === undefined ? {} : { retryAfter }) });
  }
  return new AppError("MODEL_UNAVAILABLE", { cause: kindOf(error) });
}

/**
 * Wraps fetch so that no answer is bigger than the cap and no retry waits longer than a user would:
 * the library itself reads bodies without bound and sleeps for as long as a server asks.
 */
export function cappedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const headers = new Headers(response.headers);
    if ((retryAfterSeconds(headers) ?? 0) > RETRY_AFTER_MAX_SECONDS) headers.set("x-should-retry", "false");
    const body = response.body?.pipeThrough(capOf(maxBytes)) ?? null;
    return new Response(body, { status: response.status, statusText: response.statusText, headers });
  };
}

// Narrows to what the library declares; a bare instanceof narrows to "any" of its type parameters.
function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

function capOf(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maxBytes) controller.error(new AnswerTooBig());
      else controller.enqueue(chunk);
    },
  });
}

function retryAfterSeconds(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (milliseconds > 0) return clamp(milliseconds / 1000);
  const text = headers?.get("retry-after") ?? "";
  const seconds = text === "" ? Number.NaN : Number(text);
  const wait = Number.isNaN(seconds) ? (Date.parse(text) - Date.now()) / 1000 : seconds;
  return wait > 0 ? clamp(wait) : undefined;
}

function clamp(seconds: number): number {
  return Math.min(Math.ceil(seconds), RETRY_AFTER_MAX);
}

// The library's own message quotes the upstream body, which may quote the prompt.
function kindOf(error: unknown): ModelServiceError {
  if (isApiError(error))
    return new ModelServiceError(`${error.status ?? error.name} ${error.type ?? ""}`, error.status);
  return new ModelServiceError(error instanceof Error ? error.name : "unknown");
}
