import type { PageFetcher } from "../types.js";
import type { PageFetcherOptions } from "./page-fetch.js";

/** Returns a page fetcher that is loaded, with its HTTP client, when the first page is fetched. */
export function pageFetcherAtFirstUse(options: PageFetcherOptions): PageFetcher {
  let loading: Promise<PageFetcher> | undefined;
  return {
    async fetch(url) {
      loading ??= import("./page-fetch.js").then(({ createPageFetcher }) => createPageFetcher(options));
      return (await loading).fetch(url);
    },
  };
}
