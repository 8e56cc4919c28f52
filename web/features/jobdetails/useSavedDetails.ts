import { skipToken } from "@apollo/client/react";
import { useJobDetailsForHuntQuery } from "../../operations.generated.js";
import type { SavedDetails } from "./jobDraft.js";

/** Looks up what is saved for a hunt that was chosen on the screen; null when there is nothing, or nothing is known yet. */
export function useSavedDetails(huntId: string | undefined): SavedDetails | null {
  const { data } = useJobDetailsForHuntQuery(
    huntId === undefined ? skipToken : { variables: { jobHuntId: huntId }, fetchPolicy: "cache-and-network" },
  );
  return data?.jobHunt?.jobDetails ?? null;
}
