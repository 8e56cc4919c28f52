import { usableZone } from "../../lib/environment/timeZone.js";

/**
 * Returns the time of day in a time zone, `HH:MM` from 00:00 to 23:59; null, and one that the browser does not know, takes
 * the browser's zone.
 */
export function timeNow(now: Date, timeZone: string | null): string {
  const known = usableZone(timeZone);
  const zone = known === null ? {} : { timeZone: known };
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  // In English this locale writes nothing but the two numbers.
  return new Intl.DateTimeFormat("en-GB", { ...zone, ...clock }).format(now);
}
