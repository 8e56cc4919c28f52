import type { ApolloCache } from "@apollo/client";
import { LANE_PAGE } from "./boardVariables.js";
import { JobHuntPageDocument } from "./jobhunt.generated.js";
import type { JobHunt } from "../../plan/step/optimistic.js";

/** Adds a new hunt to the start of its lane in the cache, if that lane was read. */
export function showNewJobHunt(cache: ApolloCache, hunt: JobHunt): void {
  const variables = { phase: hunt.currentPhase, status: hunt.status, first: LANE_PAGE };
  cache.updateQuery({ query: JobHuntPageDocument, variables }, (kept) => {
    if (!kept || kept.jobHunts.nodes.some(({ id }) => id === hunt.id)) return kept;
    return { jobHunts: { ...kept.jobHunts, nodes: [hunt, ...kept.jobHunts.nodes] } };
  });
}
