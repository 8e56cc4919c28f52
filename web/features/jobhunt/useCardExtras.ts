import type { Day } from "../../lib/days.js";
import { useJobHuntExtrasQuery, type JobHuntExtrasQuery } from "./jobhunt.generated.js";

/** What an open card shows besides the hunt itself. */
export interface CardExtras {
  /** The shown facts of the captured advert; null: there is none; undefined: it is not loaded yet. */
  readonly advert: JobHuntExtrasQuery["jobDetails"] | undefined;
  /** The day of the last sending of which a copy is kept; null for none. */
  readonly keptOn: Day | null;
  /** False while it is not known. */
  readonly hasOffers: boolean;
}

/** Returns what the open card of a hunt shows besides. */
export function useCardExtras(huntId: string): CardExtras {
  const { data } = useJobHuntExtrasQuery({ variables: { jobHuntId: huntId }, fetchPolicy: "cache-and-network" });
  const kept = data?.jobHunt?.submissions.nodes.find(({ isMistake }) => !isMistake);
  const hasOffers = (data?.jobHunt?.hasOffers.nodes ?? []).length > 0;
  return { advert: data?.jobDetails, keptOn: kept?.sentOn ?? null, hasOffers };
}
