import { skipToken } from "@apollo/client/react";
import { createContext, use } from "react";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import type { IdealJobStatus } from "../../schema.generated.js";
import { useIdealJobFollowerQuery, type IdealJobFollowerQuery } from "./idealjob.generated.js";

/** The fields of the selected hunt that concern ideal jobs. */
export type Follower = NonNullable<IdealJobFollowerQuery["jobHunt"]>;

interface FollowerParts {
  /** Undefined when no hunt is selected. */
  readonly follower: Follower | undefined;
  /** Links a hunt to an ideal job, or unlinks it. */
  readonly follow: (hunt: Follower, idealJob: NonNullable<Follower["idealJob"]> | null) => void;
}

/** Carries the selected hunt to the components of the screen. */
export const FollowerContext = createContext<FollowerParts>({ follower: undefined, follow: () => undefined });

/** Returns the selected hunt, and the function that links it to an ideal job. */
export function useFollower(): FollowerParts {
  return use(FollowerContext);
}

/** Loads the hunt that is selected on the job hunt screen; undefined while there is none, or it no longer exists. */
export function useSelectedJobHunt(): Follower | undefined {
  const [id] = useLocalStorageState("selectedJobHuntId");
  const { data } = useIdealJobFollowerQuery(id === undefined ? skipToken : { variables: { id } });
  return (id !== undefined && data?.jobHunt) || undefined;
}

/** Returns the status of an ideal job: for the selected hunt, or over all hunts while none is selected. */
export function statusFor(
  follower: Follower | undefined,
  idealJob: { readonly id: string; readonly status: IdealJobStatus },
): IdealJobStatus {
  if (follower === undefined) return idealJob.status;
  return follower.idealJob?.id === idealJob.id ? "ACTIVE" : "INACTIVE";
}
