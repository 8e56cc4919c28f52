import { useCallback, useState } from "react";
import type { Unfolded } from "./todayGroups.js";

/** Which equal steps stand open. */
export interface UnfoldedSteps {
  readonly unfoldedOf: (id: string) => Unfolded;
  readonly unfold: (id: string, unfolded: Unfolded) => void;
  /** Folds all but these: what is gone stands folded when it comes back. */
  readonly keepOnly: (ids: readonly string[]) => void;
}

/** Returns which equal steps stand open, which is none at first. */
export function useUnfolded(): UnfoldedSteps {
  const [all, setAll] = useState<ReadonlyMap<string, Unfolded>>(new Map());
  const unfold = useCallback((id: string, unfolded: Unfolded): void => {
    setAll((former) => new Map([...former].filter(([other]) => other !== id).concat([[id, unfolded]])));
  }, []);
  const keepOnly = useCallback((ids: readonly string[]): void => {
    setAll((former) => {
      const kept = [...former].filter(([id, unfolded]) => unfolded !== "NONE" && ids.includes(id));
      return kept.length === former.size ? former : new Map(kept);
    });
  }, []);
  const unfoldedOf = useCallback((id: string): Unfolded => all.get(id) ?? "NONE", [all]);
  return { unfoldedOf, unfold, keepOnly };
}
