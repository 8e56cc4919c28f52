import type { Day } from "../../lib/days.js";

/** When an appointment begins. */
interface Beginning {
  /** Null without a time. */
  readonly startsAt: string | null;
  /** The day on which it is shown to the person. */
  readonly day: Day | null;
}

/** Returns whether the time of an appointment has come: then one can say how it went. Without a time, its day counts. */
export function hasCome({ startsAt, day }: Beginning, now: Date, today: Day): boolean {
  if (startsAt !== null) return new Date(startsAt) <= now;
  return day !== null && day <= today;
}
