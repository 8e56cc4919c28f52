import type { ApolloCache } from "@apollo/client";

/** Takes a deleted thing out of every list that holds it. */
export function forgetEntity(cache: ApolloCache, typename: string, id: string): void {
  const entity = cache.identify({ __typename: typename, id });
  if (entity === undefined) return;
  cache.evict({ id: entity });
  cache.gc();
}

/** Lowers the total of every list of a kind that was read, for a thing that was deleted. */
export function countLess(cache: ApolloCache, field: "contacts" | "idealJobs"): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: {
      [field]: (list: unknown) => {
        if (typeof list !== "object" || list === null || !("totalCount" in list)) return list;
        return { ...list, totalCount: Math.max(0, Number(list.totalCount) - 1) };
      },
    },
  });
}

/** Makes the dashboard and the counts of the navigation ask again. */
export function reloadCounts(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "dashboard" });
}
