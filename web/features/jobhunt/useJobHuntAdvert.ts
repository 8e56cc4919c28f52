import { useJobHuntAdvertQuery, type JobHuntAdvertQuery } from "./jobhunt.generated.js";

/** Returns the shown facts of a hunt's captured advert; null while there is none, or it is not loaded yet. */
export function useJobHuntAdvert(huntId: string): JobHuntAdvertQuery["jobDetails"] {
  const { data } = useJobHuntAdvertQuery({ variables: { jobHuntId: huntId }, fetchPolicy: "cache-and-network" });
  return data?.jobDetails ?? null;
}
