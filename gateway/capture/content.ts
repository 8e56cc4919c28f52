import { looksLikeHtml } from "./page/html-scan.js";
import type { CaptureNotice, ExtractInput, PageFetcher } from "./types.js";

/** An address that is not fetched, as there is no fetcher. */
export interface NoContent {
  readonly kind: "nothing";
  readonly url: string | null;
  readonly notices: readonly CaptureNotice[];
}

/** Prose, or a record of a job feed. */
export interface TextContent {
  readonly kind: "text";
  readonly text: string;
  readonly url: string | null;
}

/** Pasted markup, or the response of an address. */
export interface PageContent {
  readonly kind: "page";
  readonly html: string;
  readonly url: string | null;
  /** True when the page was longer than the limit; this is its beginning. */
  readonly isCut?: boolean | undefined;
}

/** An advert before cleaning, its address already fetched; plain data, so that it can be sent to a worker. */
export type Content = NoContent | TextContent | PageContent;

const LONE_URL = /^<?(https?:\/\/[^\s<>]+)>?$/i;
/** The longest address; a longer text is not searched for one, which would only take time. */
const LONE_URL_MAX = 8_000;
/** The longest pasted page that is read, in characters; `refuseLongText` limits its visible text. */
const MARKUP_MAX = 2_000_000;

/** Returns the address to fetch; null when the input also holds text or markup to read. */
export function addressOf({ text, url, html }: ExtractInput): string | null {
  if (html != null && html.trim() !== "") return null;
  const lone = loneUrl(text ?? "");
  return (text ?? "").trim() === "" || lone !== null ? url?.trim() || lone : null;
}

/** Converts text, an address or markup into one shape; fetches only a lone address, and throws what fetching throws. */
export async function readContent(input: ExtractInput, fetchPage: PageFetcher | undefined): Promise<Content> {
  const text = input.text ?? "";
  const url = input.url?.trim() || loneUrl(text);
  if (input.html != null && input.html.trim() !== "") return { kind: "page", html: input.html, url };
  const address = addressOf(input);
  if (address !== null) {
    if (!fetchPage) return { kind: "nothing", url, notices: ["PAGE_NOT_FETCHED"] };
    const page = await fetchPage.fetch(address);
    return { kind: "page", html: page.html, url: page.finalUrl, isCut: page.isCut ?? false };
  }
  if (!looksLikeHtml(text)) return { kind: "text", text, url };
  return { kind: "page", html: text.slice(0, MARKUP_MAX), url, isCut: text.length > MARKUP_MAX };
}

function loneUrl(text: string): string | null {
  const trimmed = text.trim();
  return trimmed.length > LONE_URL_MAX ? null : (LONE_URL.exec(trimmed)?.[1] ?? null);
}
