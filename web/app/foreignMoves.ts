import type { ApolloCache } from "@apollo/client";
import type { Change } from "../lib/live/openStream.js";
import { ForeignMove_JobHuntFragmentDoc, type ForeignMove_JobHuntFragment } from "./foreignMoves.generated.js";

/** A hunt as the cache has it, without what is shown before the server has answered. */
export type SeenHunt = ForeignMove_JobHuntFragment;

/** Finds out which hunts were moved elsewhere, from the changes of other origins and the cache before and after them. */
interface ForeignMoves {
  /** Takes note of a change of another origin, before the cache has it. */
  readonly hear: (change: Change) => void;
  /** Returns the hunts that these changes have moved, once the cache has what they made. */
  readonly find: () => readonly SeenHunt[];
}

interface HeardHunt {
  readonly before: SeenHunt;
  /** The versions that other origins have made. */
  readonly versions: Set<number>;
}

/**
 * Starts to find moves. A change does not say what was changed in its record, but each change of a hunt's own fields makes
 * one version: a move is foreign only where every version since the one that was shown is of another origin. Where one
 * is not, it may be this window's own, and nothing is told.
 */
export function startForeignMoves(cache: ApolloCache): ForeignMoves {
  const heard = new Map<string, HeardHunt>();
  const see = (id: string): SeenHunt | null =>
    cache.readFragment({ from: { __typename: "JobHunt", id }, fragment: ForeignMove_JobHuntFragmentDoc });
  return {
    hear: ({ kind, id, version }) => {
      if (kind !== "JOB_HUNT" || id === null || version === null) return;
      const before = heard.get(id)?.before ?? see(id);
      if (before === null) return;
      heard.set(id, { before, versions: new Set([...(heard.get(id)?.versions ?? []), version]) });
    },
    find: () =>
      [...heard].flatMap(([id, { before, versions }]) => {
        const after = see(id);
        if (after === null || after.currentPhase === before.currentPhase) return [];
        return isEvery(versions, before.version, after.version) ? [after] : [];
      }),
  };
}

/** Returns whether there is every version after the first one, up to the last one. */
function isEvery(versions: ReadonlySet<number>, first: number, last: number): boolean {
  if (last <= first) return false;
  for (let version = first + 1; version <= last; version++) if (!versions.has(version)) return false;
  return true;
}
