import { looksLikeHtml } from "./html-scan.js";
import type { CaptureNotice, ExtractInput, PageFetcher } from "./types.js";

/** An address that nobody may fetch. */
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

/** Markup that was pasted, or what an address answered with. */
export interface PageContent {
  readonly kind: "page";
  readonly html: string;
  readonly url: string | null;
}

/** An advert as it came in, with its address fetched already; plain data, so that it can go to a worker. */
export type Content = NoContent | TextContent | PageContent;

const LONE_URL = /^<?(https?:\/\/[^\s<>]+)>?$/i;
/** An address is never longer; looking for one in more would only take time. */
const LONE_URL_MAX = 8_000;

/** The address that is to be fetched; null when text or markup came along to be read. */
export function addressOf({ text, url, html }: ExtractInput): string | null {
  if (html != null && html.trim() !== "") return null;
  const lone = loneUrl(text ?? "");
  return (text ?? "").trim() === "" || lone !== null ? url?.trim() || lone : null;
}

/** Brings text, an address or markup into one shape; only a lone address is fetched, and what that throws is passed on. */
export async function readContent(input: ExtractInput, fetchPage: PageFetcher | undefined): Promise<Content> {
  const text = input.text ?? "";
  const url = input.url?.trim() || loneUrl(text);
  if (input.html != null && input.html.trim() !== "") return { kind: "page", html: input.html, url };
  const address = addressOf(input);
  if (address !== null) {
    if (!fetchPage) return { kind: "nothing", url, notices: ["PAGE_NOT_FETCHED"] };
    const page = await fetchPage.fetch(address);
    return { kind: "page", html: page.html, url: page.finalUrl };
  }
  return looksLikeHtml(text) ? { kind: "page", html: text, url } : { kind: "text", text, url };
}

function loneUrl(text: string): string | null {
  const trimmed = text.trim();
  return trimmed.length > LONE_URL_MAX ? null : (LONE_URL.exec(trimmed)?.[1] ?? null);
}
