import type { ApolloClient } from "@apollo/client";
import { EVERYTHING, invalidate, type RecordChange } from "../lib/invalidate.js";
import type { Change } from "../lib/live/openStream.js";
import { throttle } from "../lib/live/throttle.js";
import { ownOrigin } from "../lib/origin.js";
import { startForeignMoves, type SeenHunt } from "./foreignMoves.js";

/** The number of changes from which everything is refetched instead of each change alone. */
const CHANGES_MAX = 200;

/** Applies what the stream of changes tells to the cache of this window. */
interface AppliedChanges {
  /** A change was made; one of this window is in its cache already. */
  readonly hear: (change: Change) => void;
  /** Changes may have been missed: it is not known which, nor whose, so no move is told. */
  readonly miss: () => void;
  readonly stop: () => void;
}

/** Begins to apply changes; `onMove` is called with each hunt that a change of another origin has moved, once it is shown. */
export function applyChanges(client: ApolloClient, onMove: (hunt: SeenHunt) => void): AppliedChanges {
  let pending: readonly RecordChange[] = [];
  let moves = startForeignMoves(client.cache);
  const refresh = throttle(async () => {
    const [changes, { find }] = [pending, moves];
    pending = [];
    moves = startForeignMoves(client.cache);
    await invalidate(client, changes);
    find().forEach(onMove);
  });
  const collect = (changes: readonly RecordChange[]): void => {
    pending = pending.length < CHANGES_MAX ? [...pending, ...changes] : EVERYTHING;
    refresh.ask();
  };
  return {
    hear: (change) => {
      if (change.origin === ownOrigin()) return;
      moves.hear(change);
      collect([change]);
    },
    miss: () => collect(EVERYTHING),
    stop: refresh.stop,
  };
}
