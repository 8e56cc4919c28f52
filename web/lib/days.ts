import { usableZone } from "./environment/timeZone.js";

/** A calendar day, as the schema's LocalDate: `2026-11-26`. */
export type Day = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns whether a text is written as a day. */
export function isDay(text: string): text is Day {
  return DAY.test(text);
}

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;

/** Cached by time zone, because creating a format takes a hundred times as long as its use. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the calendar day of a moment in a time zone; null, and one that the browser does not know, takes the browser's
 * zone.
 */
export function dayAt(moment: Date, timeZone: string | null): Day {
  const zone = usableZone(timeZone);
  // Without a format: the browser's zone may change while the page is open.
  if (zone === null) return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  // In English this locale writes the year first, which is the format of a LocalDate.
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  formats.set(zone, format);
  return format.format(moment);
}

/** Returns the day a number of days later. */
export function addDays(day: Day, days: number): Day {
  return new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** Returns the moment at which a day can be formatted with the time zone UTC. */
export function utcDate(day: Day): Date {
  return new Date(utc(day));
}

/** Returns the first day after the next weekend; the weekend's days are 1 for Monday to 7 for Sunday. */
export function startOfNextWeek(day: Day, weekend: readonly number[]): Day {
  const isFree = (other: Day): boolean => weekend.includes(utcDate(other).getUTCDay() || 7);
  const week = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(day, days));
  return week.find((other) => !isFree(other) && isFree(addDays(other, -1))) ?? addDays(day, 7);
}

/** Returns the milliseconds until the next day begins in a time zone; null takes the browser's zone. */
export function untilTomorrow(now: Date, timeZone: string | null): number {
  const today = dayAt(now, timeZone);
  // A day has 23 to 25 hours and begins with a quarter of an hour, in every zone: the first of tomorrow is looked for.
  let last = Math.floor(now.getTime() / QUARTER_MS);
  let first = last + (26 * 3_600_000) / QUARTER_MS;
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (dayAt(new Date(middle * QUARTER_MS), timeZone) === today) last = middle;
    else first = middle;
  }
  return first * QUARTER_MS - now.getTime();
}

function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}
