import type { ApolloClient } from "@apollo/client";
import { TodayVersion_JobHuntFragmentDoc } from "./today.generated.js";
import type { TodayItem } from "./todayRows.js";

/** Returns the version of a row's hunt, as the cache has it since the last change. */
export function versionOf({ cache }: ApolloClient, { jobHunt }: Pick<TodayItem, "jobHunt">): number {
  const id = cache.identify({ __typename: "JobHunt", id: jobHunt.id }) ?? "";
  return cache.readFragment({ id, fragment: TodayVersion_JobHuntFragmentDoc })?.version ?? jobHunt.version;
}
