/** A time ago, in the largest unit that it fills. */
export interface Ago {
  readonly count: number;
  readonly unit: "minute" | "hour";
}

const MINUTE_MS = 60_000;
/** For so many minutes something was just now. */
const JUST_NOW = 5;

/** Returns how long ago a moment of the last day is; null: just now. */
export function agoOf(moment: Date, now: Date): Ago | null {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / MINUTE_MS);
  if (minutes < JUST_NOW) return null;
  return minutes < 60 ? { count: minutes, unit: "minute" } : { count: Math.floor(minutes / 60), unit: "hour" };
}
