import { useEffect, useEffectEvent } from "react";

/** How long a question for the next screen waits for its card, in milliseconds. */
const ARRIVAL_MS = 10_000;

let wanted: { readonly jobHuntId: string; readonly until: number } | undefined;

/** Has the card of a hunt ask whether to archive it, as soon as it is shown. */
export function askEndingOnArrival(jobHuntId: string): void {
  wanted = { jobHuntId, until: performance.now() + ARRIVAL_MS };
}

/** Calls the function when this is the card that is to ask; for the open card of a hunt. */
export function useEndingOnArrival(jobHuntId: string, ask: () => void): void {
  const run = useEffectEvent(ask);
  useEffect(() => {
    if (wanted?.jobHuntId !== jobHuntId) return;
    const isInTime = performance.now() < wanted.until;
    wanted = undefined;
    if (isInTime) queueMicrotask(() => run());
  }, [jobHuntId]);
}
