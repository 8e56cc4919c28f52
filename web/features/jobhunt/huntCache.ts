import type { ApolloCache } from "@apollo/client";
import { JobHuntPageDocument } from "../../operations.generated.js";
import type { Hunt } from "./optimistic.js";

/** How many hunts of a lane are fetched at a time. */
export const LANE_PAGE = 24;

/** Puts a new hunt on top of its lane, if that has been read. */
export function showNewHunt(cache: ApolloCache, hunt: Hunt): void {
  const variables = { phase: hunt.currentPhase, status: hunt.status, first: LANE_PAGE };
  cache.updateQuery({ query: JobHuntPageDocument, variables }, (kept) => {
    if (!kept || kept.jobHunts.nodes.some(({ id }) => id === hunt.id)) return kept;
    return { jobHunts: { ...kept.jobHunts, nodes: [hunt, ...kept.jobHunts.nodes] } };
  });
}
