import type { StepName } from "../../schema.generated.js";
import { useHuntLinksQuery } from "./link.generated.js";
import { usePending, withPending } from "./pendingTies.js";
import { tiesOf, type JobHuntLinkKind, type Tie } from "./ties.js";

/** The hunt of a link box. */
export interface LinkHunt {
  readonly id: string;
  readonly name: string;
  /** Null: known that there is none. */
  readonly employerName?: string | null | undefined;
}

interface JobHuntTies {
  /** The links as they are, or are about to be; undefined until they are known. */
  readonly ties: readonly Tie[] | undefined;
  readonly noteGuid: string | undefined;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Returns the links of a hunt with the records of a kind; of one step only when it is given. */
export function useJobHuntTies(jobHuntId: string, kind: JobHuntLinkKind, step: StepName | undefined): JobHuntTies {
  const { data, error, refetch } = useHuntLinksQuery({ variables: { id: jobHuntId } });
  const pending = usePending(placeOf(jobHuntId, kind, step));
  const jobHunt = data?.jobHunt;
  return {
    ties: jobHunt ? withPending(tiesOf(jobHunt, kind, step), pending) : undefined,
    noteGuid: jobHunt?.noteGuid,
    hasFailed: error !== undefined && !jobHunt,
    // A failure is shown in place of the chips.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

/** Returns the place at which links of a hunt are shown before the server has them. */
export function placeOf(jobHuntId: string, kind: JobHuntLinkKind, step: StepName | undefined): string {
  return [jobHuntId, kind, step ?? ""].join(" ");
}
