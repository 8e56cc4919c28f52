import { once } from "node:events";
import type { LookupFunction } from "node:net";
import { got, type Request } from "got";
import { AppError } from "../../platform/errors.js";
import { decodePage, readContentType } from "./page-fetch-body.js";
import { createPageGuard, type PageGuard } from "./page-fetch-guard.js";
import { checkStatus } from "./page-fetch-status.js";
import { asHtml, isEmptyShell } from "./page-fetch-text.js";
import { isChallenge } from "./page-without-advert.js";
import type { FetchedPage, PageFetcher } from "../types.js";

/** The limits of time, size and redirects for one page. */
export interface PageFetchLimits {
  /** Milliseconds for everything together: names, redirects, headers and body. */
  readonly deadlineMs: number;
  /** Bytes of one page after decompression; what follows is not read. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
}

/** The settings for the operator and the tests. */
export interface PageFetcherOptions {
  /** Origins whose pages may be read although they are private, e.g. an intranet job board; none by default. */
  readonly allowedOrigins?: readonly string[];
  /** Ports that may be opened on public hosts. */
  readonly ports?: readonly number[];
  /** Resolves names to addresses; the system's resolver by default. */
  readonly lookup?: LookupFunction;
  readonly limits?: Partial<PageFetchLimits>;
}

const DEFAULT_LIMITS: PageFetchLimits = { deadlineMs: 10_000, maxBytes: 2_000_000, maxRedirects: 3 };
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const TEXT_TYPE = /^$|^text\/(?:html|plain|xml)$|^application\/(?:json|ld\+json|xhtml\+xml|xml)$/;
const HEADERS = {
  "user-agent": "JobHuntTracker/1.0 (reads one job advert at one person's request)",
  accept: "text/html, application/xhtml+xml, application/ld+json, application/json;q=0.8, text/plain;q=0.8",
};

/**
 * Creates the page fetcher, the only part of the server that opens addresses that users enter.
 * An address that is unreachable, private, malformed or too slow fails as PAGE_UNREACHABLE, so that errors map no
 * network;
 * a site's own response fails as PAGE_REFUSED, PAGE_GONE, PAGE_NOT_TEXT or PAGE_EMPTY.
 * Sends no credentials.
 */
export function createPageFetcher(options: PageFetcherOptions = {}): PageFetcher {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const guard = createPageGuard({
    allowedOrigins: options.allowedOrigins ?? [],
    ports: options.ports ?? [80, 443],
    lookup: options.lookup,
  });

  return {
    async fetch(url) {
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(), limits.deadlineMs);
      try {
        return await Promise.race([readPage(url, guard, limits, abort.signal), rejection(abort.signal)]);
      } catch (error) {
        if (error instanceof AppError) throw error;
        throw new AppError("PAGE_UNREACHABLE", { cause: withoutAddresses(error) });
      } finally {
        clearTimeout(timer);
        abort.abort();
      }
    },
  };
}

async function readPage(
  address: string,
  guard: PageGuard,
  limits: PageFetchLimits,
  signal: AbortSignal,
): Promise<FetchedPage> {
  let url = guard.admit(address);
  for (let hops = 0; ; hops++) {
    const stream = open(url, guard, signal);
    try {
      await once(stream, "response");
      const { statusCode = 0, headers = {} } = stream.response ?? {};
      if (!REDIRECTS.has(statusCode)) {
        checkStatus(statusCode, headers, new Date());
        return await readAnswer(stream, url, headers["content-type"], limits.maxBytes);
      }
      if (hops >= limits.maxRedirects) throw new Error("the page redirects too often");
      url = guard.admit(headers.location ?? "", url);
    } finally {
      stream.destroy();
    }
  }
}

// No proxy from the environment, no cookies, no referrer: got sends none of them by default.
function open(url: URL, guard: PageGuard, signal: AbortSignal): Request {
  const stream = got.stream(url, {
    agent: guard.agentsFor(url),
    headers: HEADERS,
    followRedirect: false,
    throwHttpErrors: false,
    retry: { limit: 0 },
    signal,
  });
  stream.on("error", () => {}); // awaited where it matters; an error after the page was abandoned has no handler
  return stream;
}

async function readAnswer(
  stream: Request,
  url: URL,
  header: string | undefined,
  maxBytes: number,
): Promise<FetchedPage> {
  const { type, charset } = readContentType(header);
  if (!TEXT_TYPE.test(type)) throw new AppError("PAGE_NOT_TEXT");
  const { bytes, isCut } = await readBytes(stream, maxBytes);
  const text = decodePage(bytes, charset, isCut);
  if (text === null) throw new AppError("PAGE_NOT_TEXT");
  const html = asHtml(text, type);
  if (isChallenge(html)) throw new AppError("PAGE_REFUSED");
  if (isEmptyShell(html)) throw new AppError("PAGE_EMPTY");
  return { finalUrl: url.href, html, isCut };
}

/** Reads a body up to the limit; leaving the loop ends the stream, so that no more of it is received. */
async function readBytes(stream: Request, maxBytes: number): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array); // got streams bytes unless an encoding is set
    size += bytes.byteLength;
    chunks.push(bytes);
    if (size > maxBytes) break;
  }
  return { bytes: Buffer.concat(chunks, Math.min(size, maxBytes)), isCut: size > maxBytes };
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener("abort", () => reject(new Error("the deadline has passed")), { once: true }),
  );
}

// The operator gets the kind of failure, not the address that the user entered, which library errors repeat.
function withoutAddresses(error: unknown): Error {
  if (!(error instanceof Error)) return new Error("the page was not read");
  return new Error(`the page was not read: ${"code" in error ? String(error.code) : error.message}`);
}
