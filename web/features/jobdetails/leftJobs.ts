import { createStore, useStore } from "../../lib/createStore.js";
import type { SeveralJobs } from "./severalJobs.js";

/** The jobs of the advert that was captured last, of which some are not captured; null: none. */
const left = createStore<SeveralJobs | null>(null);

/** Remembers the jobs that a capture left, for the next one in this tab; null: none. */
export function noteLeftJobs(jobs: SeveralJobs | null): void {
  left.set(jobs);
}

/** Returns the jobs that the last capture left, and follows them; null: none. */
export function useLeftJobs(): SeveralJobs | null {
  return useStore(left);
}
