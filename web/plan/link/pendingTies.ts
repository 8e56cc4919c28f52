import { createStore, useStorePart } from "../../lib/createStore.js";
import type { Tie } from "./ties.js";

/** Changes of the links of one place that the server has not answered yet. */
export interface Pending {
  readonly added: readonly Tie[];
  /** The ids of the records that are unlinked. */
  readonly removed: readonly string[];
}

const NONE: Pending = { added: [], removed: [] };
const places = createStore<ReadonlyMap<string, Pending>>(new Map());

/** Shows a link at a place until the returned function is called. */
export function showAdded(place: string, tie: Tie): () => void {
  change(place, ({ added, removed }) => ({ added: [...added, tie], removed }));
  return () => change(place, ({ added, removed }) => ({ added: added.filter((one) => one !== tie), removed }));
}

/** Hides the link of a record at a place until the returned function is called. */
export function hideRemoved(place: string, recordId: string): () => void {
  change(place, ({ added, removed }) => ({ added, removed: [...removed, recordId] }));
  return () => change(place, ({ added, removed }) => ({ added, removed: removed.filter((id) => id !== recordId) }));
}

/** Returns the changes of a place that the server has not answered yet. */
export function usePending(place: string): Pending {
  return useStorePart(places, (all) => all.get(place) ?? NONE);
}

/** Returns the links with the changes that are under way; a link that is there already is not shown twice. */
export function withPending(ties: readonly Tie[], { added, removed }: Pending): readonly Tie[] {
  const kept = ties.filter(({ record }) => !removed.includes(record.id));
  const known = new Set(kept.map(({ record }) => record.id));
  return [...kept, ...added.filter(({ record }) => !known.has(record.id))];
}

function change(place: string, next: (pending: Pending) => Pending): void {
  const changed = new Map(places.read());
  const pending = next(changed.get(place) ?? NONE);
  if (pending.added.length + pending.removed.length > 0) changed.set(place, pending);
  else changed.delete(place);
  places.set(changed);
}
