import { withoutMarksAndJoiners } from "../../schema/invisible-marks.js";
import { sharedAddressOf } from "../../schema/shared-address.js";
import { advertAddressOf } from "./address/advert-address.js";
import { unwrapAddress } from "./address/unwrap-address.js";
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

/** The longest address that sites are asked for as it is. */
const FETCHED_MAX = 8_000;
/** The longest pasted page that is read, in characters; `refuseLongText` limits its visible text. */
const MARKUP_MAX = 2_000_000;

/** Returns the address to fetch, without what wraps it; null when the input also holds text or markup to read. */
export function addressOf({ text, url, html }: ExtractInput): string | null {
  if (isFilled(html)) return null;
  const shared = sharedAddressOf(text ?? "");
  const address = (text ?? "").trim() === "" || shared !== null ? givenAddress(url) || shared : null;
  return address === null ? null : unwrapAddress(address);
}

/**
 * Converts text, an address or markup into one shape; fetches only an address without a text beside it, and throws what
 * fetching throws. What counts visits is removed from the address that the advert came from, not from the one that is
 * fetched.
 */
export async function readContent(input: ExtractInput, fetchPage: PageFetcher | undefined): Promise<Content> {
  const text = input.text ?? "";
  const address = addressOf(input);
  // A text that is an address is one of those above, unless markup stands beside it.
  const source = address ?? givenAddress(input.url) ?? (isFilled(input.html) ? sharedAddressOf(text) : null);
  const url = source === null ? null : advertAddressOf(source);
  if (isFilled(input.html)) return { kind: "page", html: input.html, url };
  if (address !== null) {
    if (!fetchPage) return { kind: "nothing", url, notices: ["PAGE_NOT_FETCHED"] };
    const page = await fetchPage.fetch(address.length > FETCHED_MAX ? advertAddressOf(address) : address);
    return { kind: "page", html: page.html, url: advertAddressOf(page.finalUrl), isCut: page.isCut ?? false };
  }
  if (!looksLikeHtml(text)) return { kind: "text", text, url };
  return { kind: "page", html: text.slice(0, MARKUP_MAX), url, isCut: text.length > MARKUP_MAX };
}

function isFilled(text: string | null | undefined): text is string {
  return text != null && text.trim() !== "";
}

/** Returns the address that a caller gives beside a text, also with courtesies; null without one. */
function givenAddress(url: string | null | undefined): string | null {
  const given = withoutMarksAndJoiners(url ?? "").trim();
  if (given === "") return null;
  return URL.canParse(given) ? given : (sharedAddressOf(given) ?? given);
}
