import { createStore, useStorePart } from "../../lib/createStore.js";

/** The number of changes of each hunt that the server has not answered yet, by its id. */
const counts = createStore<ReadonlyMap<string, number>>(new Map());

/** Counts a change of a hunt until its answer, or its failure, is there; resolves or rejects as the change does. */
export async function whileChanging<T>(jobHuntId: string, change: () => Promise<T>): Promise<T> {
  count(jobHuntId, 1);
  try {
    return await change();
  } finally {
    count(jobHuntId, -1);
  }
}

/** Returns whether a change of a hunt waits for its answer: until then nobody knows what is next in it. */
export function useIsChanging(jobHuntId: string): boolean {
  return useStorePart(counts, (all) => all.has(jobHuntId));
}

function count(jobHuntId: string, more: number): void {
  const changed = new Map(counts.read());
  const left = (changed.get(jobHuntId) ?? 0) + more;
  if (left > 0) changed.set(jobHuntId, left);
  else changed.delete(jobHuntId);
  counts.set(changed);
}
