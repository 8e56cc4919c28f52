import { ApolloLink, type ApolloCache, type InMemoryCache } from "@apollo/client";
import { of, tap } from "rxjs";
import { recall } from "./remembered.js";

/** How long the screen may be at rest before what was seen is written down. */
const REST_MS = 1000;

/**
 * Lets people read on without a network: a query is then answered from what was seen before, and what is not known fails
 * as it would without this. What the server answers is written down for the next start.
 */
export function createOfflineLink(cache: InMemoryCache): ApolloLink {
  const keep = createKeeper(cache);
  return new ApolloLink((operation, forward) => {
    const seen = navigator.onLine ? null : readSeen(cache, operation);
    return seen === null ? forward(operation).pipe(tap({ next: keep })) : of({ data: seen });
  });
}

/** Takes up what this person saw last; resolves in any case, since it is only a help. */
export async function restoreSeen(cache: ApolloCache): Promise<void> {
  const guid = recall("person_guid");
  if (guid === undefined) return;
  try {
    const { recallSeen } = await import("./keptCache.js");
    const seen = await recallSeen(guid);
    if (seen !== undefined) cache.restore(seen);
  } catch {
    // A browser that keeps nothing has nothing to give back.
  }
}

function readSeen(cache: InMemoryCache, { query, variables }: ApolloLink.Operation): object | null {
  const isQuery = query.definitions.some((part) => "operation" in part && String(part.operation) === "query");
  // The pages of a list lie in one list: the next page cannot be told from it.
  if (!isQuery || variables.after != null) return null;
  return cache.readQuery<object>({ query, variables });
}

function createKeeper(cache: InMemoryCache): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = async (): Promise<void> => {
    const guid = recall("person_guid");
    if (guid === undefined || guid === "0") return;
    try {
      const { keepSeen } = await import("./keptCache.js");
      // Asked again: somebody may have logged out while the script came.
      if (recall("person_guid") === guid) await keepSeen(guid, cache.extract());
    } catch {
      // Without room, or in a private window, nothing is kept, and nothing else is lost.
    }
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), REST_MS);
  };
}
