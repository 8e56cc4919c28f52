import type { IntlShape } from "react-intl";
import type { Day } from "../../lib/days.js";
import { wallTime } from "../../lib/wallTime.js";

/**
 * Returns when a moment is in the person's zone, where that is another time than in the zone of an appointment; its day
 * is null when both have the same. Null when there is nothing to say.
 */
export function ownTime(
  intl: Pick<IntlShape, "formatTime">,
  startsAt: string,
  zones: { readonly own: string; readonly theirs: string },
): { readonly time: string; readonly day: Day | null } | null {
  const own = wallTime(intl, startsAt, zones.own);
  const theirs = wallTime(intl, startsAt, zones.theirs);
  if (own.day === theirs.day && own.time === theirs.time) return null;
  return { time: own.time, day: own.day === theirs.day ? null : own.day };
}
