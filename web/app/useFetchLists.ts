import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useSession } from "../lib/session.js";
import { useOnline } from "../lib/useOnline.js";
import { mayPreload } from "../lib/whenQuiet.js";

/** The time between two looks at whether lists are due, in milliseconds. */
const AGAIN_MS = 600_000;

/** Fetches the lists of the person ahead while there is a connection, so that their screens open without one. */
export function useFetchLists(): void {
  const client = useApolloClient();
  const isOnline = useOnline();
  const { guid } = useSession();
  useEffect(() => {
    if (!isOnline || guid === undefined || guid === "") return undefined;
    const stop = new AbortController();
    let isRunning = false;
    const run = async (): Promise<void> => {
      if (isRunning || !mayPreload()) return;
      isRunning = true;
      try {
        const { fetchLists } = await import("./fetchLists.js");
        await fetchLists(client, guid, stop.signal);
      } catch {
        // Without that part of the application everything works, but offline.
      }
      isRunning = false;
    };
    void run();
    const timer = setInterval(() => void run(), AGAIN_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [client, isOnline, guid]);
}
