import { useRef, useState } from "react";
import { useDifferentJobsMarkMutation } from "./known.generated.js";
import type { EarlierCapture } from "./useEarlierCaptures.js";

/** What a person said of earlier captures. */
export interface DifferentJobs {
  /** Says that the job of a hunt is a different one; of a hunt that exists it is remembered at once. */
  readonly add: (otherJobHuntId: string) => void;
  /** Takes back what `add` said, also where it was remembered. Rejects when the server cannot be told. */
  readonly takeBack: (otherJobHuntId: string) => Promise<void>;
  /** Remembers for a hunt what was said, except what it was told before. */
  readonly markFor: (jobHuntId: string) => void;
  readonly without: (captures: readonly EarlierCapture[]) => readonly EarlierCapture[];
}

/** Returns what a person said of earlier captures while this advert is captured; null: its hunt is not known yet. */
export function useDifferentJobs(jobHuntId: string | null): DifferentJobs {
  const [mark] = useDifferentJobsMarkMutation();
  const [different, setDifferent] = useState<readonly string[]>([]);
  /** The other hunts that the server was told, by the hunt they are different from. */
  const told = useRef<Readonly<Record<string, readonly string[]>>>({});
  const forget = (id: string, otherJobHuntId: string): void => {
    const others = told.current[id]?.filter((other) => other !== otherJobHuntId) ?? [];
    told.current = { ...told.current, [id]: others };
  };
  const remember = (id: string, otherJobHuntId: string): void => {
    const before = told.current[id] ?? [];
    // Whoever chooses a hunt that is called a different job takes that back.
    if (id === otherJobHuntId || before.includes(otherJobHuntId)) return;
    told.current = { ...told.current, [id]: [...before, otherJobHuntId] };
    // A failure is no loss: it is told again at Done, or asked again the next time.
    mark({ variables: { input: { jobHuntId: id, otherJobHuntId } } }).catch(() => forget(id, otherJobHuntId));
  };
  return {
    add: (otherJobHuntId) => {
      setDifferent((before) => [...before, otherJobHuntId]);
      if (jobHuntId !== null) remember(jobHuntId, otherJobHuntId);
    },
    takeBack: async (otherJobHuntId) => {
      for (const [id, others] of Object.entries(told.current)) {
        if (!others.includes(otherJobHuntId)) continue;
        await mark({ variables: { input: { jobHuntId: id, otherJobHuntId, isDifferent: false } } });
        forget(id, otherJobHuntId);
      }
      setDifferent((before) => before.filter((other) => other !== otherJobHuntId));
    },
    markFor: (id) => {
      for (const otherJobHuntId of different) remember(id, otherJobHuntId);
    },
    without: (captures) => captures.filter(({ jobHunt }) => !different.includes(jobHunt.id)),
  };
}
