import type { Day } from "./day.js";

/** A time of day, `HH:MM`; two of them compare as texts. */
export type ClockTime = string;

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const MINUTE_MS = 60 * 1000;
/** Longer than any zone is ahead of UTC or behind it, so that a change of the clocks of a day lies in between. */
const REACH_MS = 24 * 60 * MINUTE_MS;

const FORMATS = new Map<string, Intl.DateTimeFormat>();

/** Returns true for a time of day that exists on a clock, written `HH:MM`. */
export function isClockTime(text: string): text is ClockTime {
  return CLOCK_TIME.test(text);
}

/**
 * Returns the moments at which clocks in a time zone show a time on a day, the earlier one first: usually one, none where
 * clocks go forward over it, and two where they go back and it comes twice. Throws RangeError on a zone that does not exist.
 */
export function momentsOf(day: Day, time: ClockTime, timeZone: string): readonly Date[] {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const offsets = new Set([shown - REACH_MS, shown + REACH_MS].map((moment) => offsetAt(timeZone, moment)));
  return [...offsets]
    .map((offset) => shown - offset)
    .filter((moment) => moment + offsetAt(timeZone, moment) === shown)
    .sort((a, b) => a - b)
    .map((moment) => new Date(moment));
}

/** Returns how far clocks in a time zone are ahead of UTC at a moment, such as `UTC+02:00`. */
export function offsetName(timeZone: string, moment: Date): string {
  const minutes = Math.round(offsetAt(timeZone, moment.getTime()) / MINUTE_MS);
  const [hour, minute] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((n) =>
    String(n).padStart(2, "0"),
  );
  return `UTC${minutes < 0 ? "-" : "+"}${hour}:${minute}`;
}

/** Returns by how many milliseconds clocks in a time zone are ahead of UTC at a moment. */
export function offsetAt(timeZone: string, moment: number): number {
  let format = FORMATS.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    FORMATS.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")) - moment;
}
