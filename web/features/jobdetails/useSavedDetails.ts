import { skipToken } from "@apollo/client/react";
import { useCallback } from "react";
import { useJobDetailsForHuntQuery, type JobDetailsForm_JobDetailsFragment } from "../../operations.generated.js";
import type { JobDraft } from "./jobDraft.js";
import { freshDraft } from "./useJobDraft.js";

/** What the server holds for the hunt that the details go to. */
export interface SavedDetails {
  /** The hunt was chosen here and has details that Done would replace. */
  readonly replaces: boolean;
  /** Fetches what is saved now, as a draft; undefined when there is nothing or no answer. */
  readonly reload: () => Promise<JobDraft | undefined>;
}

/** Looks up what is saved for a hunt that was chosen on the screen, and fetches it again after a conflict. */
export function useSavedDetails(huntId: string | null, loaded: JobDetailsForm_JobDetailsFragment | null): SavedDetails {
  const { data, refetch } = useJobDetailsForHuntQuery(
    huntId === null ? skipToken : { variables: { jobHuntId: huntId }, fetchPolicy: "cache-first" },
  );
  const reload = useCallback(async () => {
    const { data: latest } = await refetch();
    const saved = latest?.jobHunt?.jobDetails ?? null;
    return saved === null ? undefined : freshDraft(saved);
  }, [refetch]);
  return { replaces: loaded === null && Boolean(data?.jobHunt?.jobDetails), reload };
}
