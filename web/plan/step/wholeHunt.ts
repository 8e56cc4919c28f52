import type { ApolloCache } from "@apollo/client";
import type { WholeHunt } from "./optimistic.js";
import { JobHunt_JobHuntFragmentDoc } from "./step.generated.js";

/** Returns a hunt with its steps as the cache has it; null where they were not loaded yet. */
export function readWholeHunt(cache: ApolloCache, id: string): WholeHunt | null {
  return cache.readFragment({
    id: cache.identify({ __typename: "JobHunt", id }) ?? "",
    fragment: JobHunt_JobHuntFragmentDoc,
    fragmentName: "JobHunt_jobHunt",
  });
}
