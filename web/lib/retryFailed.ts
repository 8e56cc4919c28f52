import type { ApolloClient, ObservableQuery } from "@apollo/client";
import { readProblem } from "./readProblem.js";

/** The times between two attempts after the network is back, in milliseconds: at first it may be there in name alone. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000] as const;

/**
 * Asks the queries of the screen again that the server did not answer, whenever the network is back, until there is none
 * or half a minute is over. What is on the screen stays until the answers are there. Returns the function that ends it.
 */
export function retryFailed(client: ApolloClient): () => void {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (at: number): Promise<void> => {
    clearTimeout(timer);
    const answers = client.refetchQueries({ include: "active", onQueryUpdated: hasNoAnswer });
    if (answers.queries.length === 0) return;
    await answers.catch(() => undefined);
    const pause = PAUSES_MS[at];
    if (pause === undefined || over.signal.aborted || !navigator.onLine) return;
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(at + 1), pause);
  };
  window.addEventListener("online", () => void attempt(0), { signal: over.signal });
  return () => {
    over.abort();
    clearTimeout(timer);
  };
}

function hasNoAnswer(query: ObservableQuery): boolean {
  const { error } = query.getCurrentResult();
  return error !== undefined && readProblem(error).code === "NETWORK";
}
