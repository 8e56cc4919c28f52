import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useOnline } from "../../lib/useOnline.js";
import { mayPreload, whenQuiet } from "../../lib/whenQuiet.js";
import { prefetchSheets } from "./prefetchSheets.js";
import { serverMs } from "../../lib/environment/clock.js";

/** The least time between two runs, in milliseconds. */
const AGAIN_MS = 600_000;

const lastRuns = new WeakMap<ApolloClient, number>();

/**
 * Fetches the sheets of the hunts in Today ahead while the browser is idle and connected, so that they open without a
 * network; not where the person saves data, and not again within ten minutes. `preload` loads the screen of the sheet.
 */
export function usePrefetchSheets(preload: () => void): void {
  const client = useApolloClient();
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline || !mayPreload()) return undefined;
    const stop = new AbortController();
    let cancel = (): void => undefined;
    const plan = (): void => {
      cancel();
      if (!document.hidden && isDue(client)) cancel = whenQuiet(run);
    };
    const run = (): void => {
      lastRuns.set(client, serverMs());
      preload();
      void prefetchSheets(client, stop.signal);
    };
    plan();
    document.addEventListener("visibilitychange", plan);
    return () => {
      stop.abort();
      cancel();
      document.removeEventListener("visibilitychange", plan);
    };
  }, [client, isOnline, preload]);
}

function isDue(client: ApolloClient): boolean {
  return serverMs() - (lastRuns.get(client) ?? -Infinity) >= AGAIN_MS;
}
