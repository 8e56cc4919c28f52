import { skipToken } from "@apollo/client/react";
import { createContext, use } from "react";
import { useRemembered } from "../../lib/remembered.js";
import type { IdealJobStatus } from "../../operations.generated.js";
import { useIdealJobFollowerQuery, type IdealJobFollowerQuery } from "../../operations.generated.js";

/** The selected hunt, as far as ideal jobs are concerned. */
export type Follower = NonNullable<IdealJobFollowerQuery["jobHunt"]>;

interface FollowerParts {
  /** The selected hunt, if there is one. */
  readonly follower: Follower | undefined;
  /** Lets a hunt follow an ideal job, or none any more. */
  readonly follow: (hunt: Follower, idealJob: NonNullable<Follower["idealJob"]> | null) => void;
}

/** Carries the selected hunt to the parts of the screen. */
export const FollowerContext = createContext<FollowerParts>({ follower: undefined, follow: () => undefined });

/** Gives the selected hunt to a part of the screen, and what lets it follow an ideal job. */
export function useFollower(): FollowerParts {
  return use(FollowerContext);
}

/** Loads the hunt that is selected on the job hunt screen; undefined while there is none, or it is gone. */
export function useSelectedHunt(): Follower | undefined {
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
