import { dayAt, type Day } from "../../lib/days.js";
import type { JobHunt } from "../../plan/step/optimistic.js";

/**
 * Returns whether to tell that open steps have dates: TELL when the next step of a hunt from before today has a date, KNOWN
 * when all hunts began today, and NONE when there is nothing to say yet. Today is a day of the time zone; null: of the
 * browser's.
 */
export function plansNews(hunts: readonly JobHunt[], today: Day, timeZone: string | null): "TELL" | "KNOWN" | "NONE" {
  if (hunts.length === 0) return "NONE";
  const earlier = hunts.filter(({ createdAt }) => dayAt(new Date(createdAt), timeZone) < today);
  if (earlier.length === 0) return "KNOWN";
  return earlier.some(({ next }) => next?.kind === "STEP" && next.day !== null) ? "TELL" : "NONE";
}
