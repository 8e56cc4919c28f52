import type { IntlShape } from "react-intl";
import { dayAt, type Day } from "./days.js";
import { usableZone } from "./environment/timeZone.js";

/** A moment as a clock on a wall shows it. */
export interface WallTime {
  readonly day: Day;
  /** In the format of the language. */
  readonly time: string;
}

/**
 * Returns the day and time of a moment in a time zone; a null zone, and one that the browser does not know, is the
 * browser's.
 */
export function wallTime(intl: Pick<IntlShape, "formatTime">, startsAt: string, timeZone: string | null): WallTime {
  const moment = new Date(startsAt);
  const zone = usableZone(timeZone);
  const time = intl.formatTime(moment, {
    timeStyle: "short",
    ...(zone === null ? {} : { timeZone: zone }),
  });
  return { day: dayAt(moment, zone), time };
}
