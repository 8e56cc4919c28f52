import { useSyncExternalStore } from "react";
import type { JobHunt } from "./optimistic.js";

let asked: JobHunt | null = null;
const listeners = new Set<() => void>();

/** Has the screen finish a hunt in its last phase, after a question where something in it is still open. */
export function askToFinish(hunt: JobHunt): void {
  show(hunt);
}

/** Ends the question, whatever became of it. */
export function closeFinishQuestion(): void {
  show(null);
}

/** Returns the hunt that is to be finished; null while there is none. */
export function useFinishQuestion(): JobHunt | null {
  return useSyncExternalStore(subscribe, readFinishQuestion);
}

/** Returns the hunt that is to be finished; null while there is none. */
export function readFinishQuestion(): JobHunt | null {
  return asked;
}

function show(hunt: JobHunt | null): void {
  asked = hunt;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
