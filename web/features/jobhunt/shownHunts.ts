import type { JobHunt } from "../../plan/step/optimistic.js";
import type { PhaseName } from "../../schema.generated.js";

/** The hunts that a screen knows, by whether it shows them. */
interface ShownHunts {
  readonly hunts: readonly JobHunt[];
  /** The open hunt, when it goes on in a phase that the screen does not show; null otherwise. */
  readonly elsewhere: JobHunt | null;
}

/** Returns what a screen of some phases shows of the hunts it knows. */
export function shownHunts(
  known: readonly JobHunt[],
  phases: readonly PhaseName[],
  openId: string | undefined,
): ShownHunts {
  const isShown = ({ currentPhase }: JobHunt): boolean => phases.includes(currentPhase);
  const open = known.find(({ id }) => id === openId);
  const isElsewhere = open !== undefined && open.status !== "TERMINATED" && !isShown(open);
  return { hunts: known.filter(isShown), elsewhere: isElsewhere ? open : null };
}
