import { ApolloLink, type ApolloCache, type InMemoryCache } from "@apollo/client";
import { from, of, switchMap, tap } from "rxjs";
import { recall } from "./remembered.js";

/** How long the screen may be at rest before what was seen is written down. */
const REST_MS = 1000;

/**
 * Lets people read on without a network: a query is then answered from what was seen before, since the page was loaded or
 * on other days, and what is not known fails as it would without this. What the server answers is written down.
 * `makeCache` makes a cache of the same rules.
 */
export function createOfflineLink(cache: InMemoryCache, makeCache: () => InMemoryCache): ApolloLink {
  const keep = createKeeper(cache);
  return new ApolloLink((operation, forward) => {
    if (navigator.onLine) return forward(operation).pipe(tap({ next: keep }));
    const seen = readSeen(cache, operation);
    if (seen !== null) return of({ data: seen });
    return from(storedCache(cache, makeCache)).pipe(
      switchMap((stored) => {
        const kept = stored === undefined ? null : readSeen(stored, operation);
        return kept === null ? forward(operation) : of({ data: kept });
      }),
    );
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

/** What is written down in the browser, with what is known now before it; undefined where nothing is. */
async function storedCache(cache: InMemoryCache, makeCache: () => InMemoryCache): Promise<InMemoryCache | undefined> {
  const guid = recall("person_guid");
  if (guid === undefined) return undefined;
  try {
    const { joined, recallSeen } = await import("./keptCache.js");
    const before = await recallSeen(guid);
    return before && makeCache().restore(joined(before, cache.extract()));
  } catch {
    // As above.
    return undefined;
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
