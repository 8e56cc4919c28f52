import { useJobHuntAdvertQuery, type JobHuntAdvertQuery } from "../../operations.generated.js";

/** Gives what is shown of the captured advert of a hunt; null while there is none, or it is not known yet. */
export function useHuntAdvert(huntId: string): JobHuntAdvertQuery["jobDetails"] {
  const { data } = useJobHuntAdvertQuery({ variables: { jobHuntId: huntId }, fetchPolicy: "cache-and-network" });
  return data?.jobDetails ?? null;
}
