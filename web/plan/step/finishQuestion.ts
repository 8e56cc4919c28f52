import { createStore, useStore } from "../../lib/createStore.js";
import type { JobHunt } from "./optimistic.js";

const asked = createStore<JobHunt | null>(null);

/** Has the screen finish a hunt in its last phase, after a question where something in it is still open. */
export function askToFinish(hunt: JobHunt): void {
  asked.set(hunt);
}

/** Ends the question, whatever became of it. */
export function closeFinishQuestion(): void {
  asked.set(null);
}

/** Returns the hunt that is to be finished; null while there is none. */
export function useFinishQuestion(): JobHunt | null {
  return useStore(asked);
}

/** Returns the hunt that is to be finished; null while there is none. */
export function readFinishQuestion(): JobHunt | null {
  return asked.read();
}
