import type { ApolloCache } from "@apollo/client";
import { listedRecords, typenameOf, type ListedKind } from "./recordKinds.js";

/** Removes a deleted entity from every list that contains it. */
export function evictEntity(cache: ApolloCache, typename: string, id: string): void {
  const entity = cache.identify({ __typename: typename, id });
  if (entity === undefined) return;
  cache.evict({ id: entity });
  cache.gc();
}

/** Removes a deleted record from every list of its kind, and lowers their totals. */
export function evictRecord(cache: ApolloCache, kind: ListedKind, id: string): void {
  const { list } = listedRecords[kind];
  evictEntity(cache, typenameOf(kind), id);
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
