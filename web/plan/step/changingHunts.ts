import { useCallback, useSyncExternalStore } from "react";

/** The number of changes of each hunt that the server has not answered yet, by its id. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();

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
  return useSyncExternalStore(
    subscribe,
    useCallback(() => counts.has(jobHuntId), [jobHuntId]),
  );
}

function count(jobHuntId: string, more: number): void {
  const left = (counts.get(jobHuntId) ?? 0) + more;
  if (left > 0) counts.set(jobHuntId, left);
  else counts.delete(jobHuntId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
