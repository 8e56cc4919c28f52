import { AnswerTooBig } from "./model-faults.js";

const RETRY_AFTER_MAX = 3_600;

/** The longest wait before a second try, in seconds: a user would not wait longer, whatever the service asks for. */
export const RETRY_AFTER_MAX_SECONDS = 2;

/** Returns the response with a body that fails with AnswerTooBig past the cap, in bytes after decompression. */
export function capResponse({ body, status, statusText, headers }: Response, maxBytes: number): Response {
  return new Response(body?.pipeThrough(capOf(maxBytes)) ?? null, { status, statusText, headers });
}

/** Returns the whole seconds after which the service wants to be asked again; undefined when it says none. */
export function retryAfterSeconds(headers: Headers | undefined): number | undefined {
  const milliseconds = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (milliseconds > 0) return clamp(milliseconds / 1000);
  const text = headers?.get("retry-after") ?? "";
  const seconds = text === "" ? Number.NaN : Number(text);
  const wait = Number.isNaN(seconds) ? (Date.parse(text) - Date.now()) / 1000 : seconds;
  return wait > 0 ? clamp(wait) : undefined;
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

function clamp(seconds: number): number {
  return Math.min(Math.ceil(seconds), RETRY_AFTER_MAX);
}
