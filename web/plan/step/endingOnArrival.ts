import { useEffect, useEffectEvent } from "react";
import { createStore } from "../../lib/createStore.js";
import type { HuntOutcome } from "../../schema.generated.js";

/** How long a question for the next screen waits for its card, in milliseconds. */
const ARRIVAL_MS = 10_000;

/** A hunt whose card is to ask whether to archive it. */
interface WantedEnding {
  readonly jobHuntId: string;
  /** How it ended, as the question then suggests; null: as the server suggests. */
  readonly outcome: HuntOutcome | null;
  readonly until: number;
}

const wanted = createStore<WantedEnding | undefined>(undefined);

/** Has the card of a hunt ask whether to archive it, as soon as it is shown. */
export function askEndingOnArrival(jobHuntId: string, outcome: HuntOutcome | null = null): void {
  wanted.set({ jobHuntId, outcome, until: performance.now() + ARRIVAL_MS });
}

/** Calls the function with the suggested outcome when this is the card that is to ask; for the open card of a hunt. */
export function useEndingOnArrival(jobHuntId: string, ask: (outcome: HuntOutcome | null) => void): void {
  const run = useEffectEvent(ask);
  useEffect(() => {
    const arrive = (): void => {
      const ending = wanted.read();
      if (ending?.jobHuntId !== jobHuntId) return;
      wanted.set(undefined);
      if (performance.now() < ending.until) queueMicrotask(() => run(ending.outcome));
    };
    arrive();
    return wanted.subscribe(arrive);
  }, [jobHuntId]);
}
