import { skipToken } from "@apollo/client/react";
import { useRemembered } from "../../lib/remembered.js";
import type { IdealJobStatus } from "../../operations.generated.js";
import { useIdealJobFollowerQuery, type IdealJobFollowerQuery } from "../../operations.generated.js";

/** The selected hunt, as far as ideal jobs are concerned. */
export type Follower = NonNullable<IdealJobFollowerQuery["jobHunt"]>;

/** Gives the hunt that is selected on the job hunt screen; undefined while there is none, or it is gone. */
export function useFollower(): Follower | undefined {
  const [id] = useRemembered("selectedJobHuntId");
  const { data } = useIdealJobFollowerQuery(id === undefined ? skipToken : { variables: { id } });
  return (id !== undefined && data?.jobHunt) || undefined;
}

/** Tells the status of an ideal job: for the selected hunt, or over all hunts while none is selected. */
export function statusFor(
  follower: Follower | undefined,
  idealJob: { readonly id: string; readonly status: IdealJobStatus },
): IdealJobStatus {
  if (follower === undefined) return idealJob.status;
  return follower.idealJob?.id === idealJob.id ? "ACTIVE" : "INACTIVE";
}
