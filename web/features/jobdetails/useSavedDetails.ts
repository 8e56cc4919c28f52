import { skipToken } from "@apollo/client/react";
import { useJobDetailsForJobHuntQuery } from "./jobdetails.generated.js";
import type { SavedDetails } from "./jobDraft.js";

/** Returns the saved details of a hunt that was chosen on the screen; null when there are none, or while they load. */
export function useSavedDetails(huntId: string | undefined): SavedDetails | null {
  const { data } = useJobDetailsForJobHuntQuery(
    huntId === undefined ? skipToken : { variables: { jobHuntId: huntId }, fetchPolicy: "cache-and-network" },
  );
  return data?.jobHunt?.jobDetails ?? null;
}
