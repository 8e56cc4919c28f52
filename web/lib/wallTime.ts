import type { IntlShape } from "react-intl";
import { dayAt, type Day } from "./days.js";

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
  const zone = timeZone !== null && isKnownZone(timeZone) ? timeZone : null;
  const time = intl.formatTime(moment, {
    timeStyle: "short",
    ...(zone === null ? {} : { timeZone: zone }),
  });
  return { day: dayAt(moment, zone), time };
}

function isKnownZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
