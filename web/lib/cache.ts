import type { ApolloCache, ApolloClient } from "@apollo/client";
import type { ModifierDetails } from "@apollo/client/cache";
import { listedRecords, type ListedKind } from "./recordKinds.js";

/** Takes a deleted thing out of every list that holds it. */
export function forgetEntity(cache: ApolloCache, typename: string, id: string): void {
  const entity = cache.identify({ __typename: typename, id });
  if (entity === undefined) return;
  cache.evict({ id: entity });
  cache.gc();
}

/** Takes a deleted record out of every list of its kind, and lowers their totals. */
export function forgetRecord(cache: ApolloCache, kind: ListedKind, id: string): void {
  const { typename, list } = listedRecords[kind];
  forgetEntity(cache, typename, id);
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      [list]: (kept: unknown) => {
        if (typeof kept !== "object" || kept === null || !("totalCount" in kept)) return kept;
        return { ...kept, totalCount: Math.max(0, Number(kept.totalCount) - 1) };
      },
    },
  });
}

/** Makes the dashboard and the counts of the navigation ask again. */
export function reloadCounts(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "dashboard" });
}

/** Asks again for what is on show of some fields of the schema's Query; what was known stays until it is answered. */
export function refreshFields(client: ApolloClient, fieldNames: readonly string[]): Promise<unknown> {
  const stale = (_kept: unknown, { INVALIDATE }: ModifierDetails): unknown => INVALIDATE;
  const fields = Object.fromEntries(fieldNames.map((fieldName) => [fieldName, stale]));
  return client.refetchQueries({ updateCache: (cache) => cache.modify({ id: "ROOT_QUERY", fields }) });
}
