import { ApolloLink, type ApolloCache, type InMemoryCache } from "@apollo/client";
import { from, of, switchMap, tap } from "rxjs";
import { readLocalState } from "./localStorageState.js";

/** The time from a response until the cache is persisted, in milliseconds. */
const REST_MS = 1000;
/** The time between two writes is so many times as long as the last one took: a large cache is written less often. */
const REST_FACTOR = 20;

/** The context of a query that is fetched ahead: whoever fetches it persists its answer, which is not in the cache. */
export interface FetchAheadContext {
  readonly isKeptApart?: boolean;
}

/**
 * Returns a link that answers queries from the cache while offline: from the cache of this page load or the persisted
 * one; a query with neither fails as without this link. Responses of the server are persisted. `makeCache` makes a
 * cache with the same policies.
 */
export function createOfflineLink(cache: InMemoryCache, makeCache: () => InMemoryCache): ApolloLink {
  const keep = createKeeper(cache);
  return new ApolloLink((operation, forward) => {
    const { isKeptApart } = operation.getContext() as FetchAheadContext; // what fetches ahead has put there, if anything
    if (navigator.onLine) return isKeptApart ? forward(operation) : forward(operation).pipe(tap({ next: keep }));
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

/** Restores the persisted cache of this user; always resolves, because a failure only costs the offline data. */
export async function restoreCache(cache: ApolloCache): Promise<void> {
  const guid = readLocalState("person_guid");
  if (guid === undefined) return;
  try {
    const { loadCache } = await import("./persistedCache.js");
    const seen = await loadCache(guid);
    if (seen !== undefined) cache.restore(seen);
  } catch {
    // A browser without storage has nothing to restore.
  }
}

/** Returns the persisted cache merged with the current one; undefined where there is none. */
async function storedCache(cache: InMemoryCache, makeCache: () => InMemoryCache): Promise<InMemoryCache | undefined> {
  const guid = readLocalState("person_guid");
  if (guid === undefined) return undefined;
  try {
    const { joined, loadCache } = await import("./persistedCache.js");
    const before = await loadCache(guid);
    return before && makeCache().restore(joined(before, cache.extract()));
  } catch {
    // As above.
    return undefined;
  }
}

function readSeen(cache: InMemoryCache, { query, variables }: ApolloLink.Operation): object | null {
  const isQuery = query.definitions.some((part) => "operation" in part && String(part.operation) === "query");
  // The pages of a list are merged in the cache: a single next page cannot be read from it.
  if (!isQuery || variables.after != null) return null;
  return cache.readQuery<object>({ query, variables });
}

function createKeeper(cache: InMemoryCache): () => void {
  let isPlanned = false;
  let kept = Promise.resolve();
  let rest = REST_MS;
  const keep = async (): Promise<void> => {
    const guid = readLocalState("person_guid");
    if (guid === undefined || guid === "0") return;
    const began = performance.now();
    try {
      const { persistCache } = await import("./persistedCache.js");
      // Checked again: the user may have logged out while the module was loading.
      if (readLocalState("person_guid") === guid) await persistCache(guid, cache.extract());
    } catch {
      // With a full storage, or in a private window, nothing is persisted.
    }
    rest = Math.max(REST_MS, REST_FACTOR * (performance.now() - began));
  };
  return () => {
    // Not put off by further responses: sheets that are fetched ahead arrive one after the other.
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      kept = kept.then(keep);
    }, rest);
  };
}
