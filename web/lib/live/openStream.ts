import { print } from "graphql";
import { createClient, NetworkError } from "graphql-sse";
import { ChangesDocument, type ChangesSubscription } from "./live.generated.js";
import { fetchTimed } from "../environment/clock.js";

/** A change as the server reports it. */
export type Change = ChangesSubscription["changes"];

export interface StreamOptions {
  readonly token: string | undefined;
  /** How long ago the page began to read what it shows; undefined: the server tells nothing of the time before. */
  readonly missedWithinMs: number | undefined;
  /** The server listens for changes from now on. */
  readonly onOpen: () => void;
  /** A message arrived, possibly only a heartbeat. */
  readonly onAlive: () => void;
  readonly onChange: (change: Change) => void;
}

/** Why a stream has ended: DONE when the server ended it, NETWORK, or a code of the server's error table. */
export type StreamEnd = string;

/** The timeout without a message; the server sends a heartbeat every twelve seconds. */
const SILENCE_MS = 30_000;
const CODES: Readonly<Record<number, string>> = { 401: "UNAUTHENTICATED", 403: "NOT_ALLOWED", 429: "RATE_LIMITED" };

/** Opens one stream of changes, and resolves once it has ended, for whatever reason. */
export async function openStream(options: StreamOptions, signal: AbortSignal): Promise<StreamEnd> {
  const sse = createClient({
    url: "/graphql/stream",
    retryAttempts: 0,
    headers: { authorization: `Bearer ${options.token ?? ""}` },
    // After a suspend or a change of the network, a connection may be dead without an error.
    fetchFn: async (url: string, init: RequestInit) =>
      watched(await fetchTimed(url, init), options.onAlive, sse.dispose),
  });
  let end: StreamEnd = "DONE";
  signal.addEventListener("abort", sse.dispose, { once: true });
  await new Promise<void>((resolve) => {
    sse.subscribe<ChangesSubscription>(
      { query: print(ChangesDocument), variables: { missedWithinMs: options.missedWithinMs } },
      {
        next: ({ data, errors }) => {
          const code = errors?.[0]?.extensions?.["code"];
          if (typeof code === "string") end = code;
          if (data) options.onChange(data.changes);
        },
        error: (error) => {
          end = codeOf(error);
          resolve();
        },
        complete: resolve,
      },
      { connected: options.onOpen },
    );
  });
  signal.removeEventListener("abort", sse.dispose);
  return end;
}

function codeOf(error: unknown): StreamEnd {
  if (!(error instanceof NetworkError)) return "NETWORK";
  const { response } = error as NetworkError<Response>; // the value fetch resolved to, if any
  return CODES[response?.status ?? 0] ?? "NETWORK";
}

function watched(response: Response, onAlive: () => void, hangUp: () => void): Response {
  if (response.body === null) return response;
  let timer = setTimeout(hangUp, SILENCE_MS);
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      clearTimeout(timer);
      timer = setTimeout(hangUp, SILENCE_MS);
      onAlive();
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(watch), { status, statusText, headers });
}
