import { GraphQLLocalDate } from "graphql-scalars";
import type { FieldFault } from "./errors.js";
import { faultOf, Faults, invalid } from "./validation.js";

/** A calendar day, `YYYY-MM-DD`; two of them compare as texts. */
export type Day = string;

/** The scalar of a calendar day in the schema. */
export const DayScalar = GraphQLLocalDate;

/** The years in which a plan can have days. */
const FIRST_DAY: Day = "1900-01-01";
const LAST_DAY: Day = "2200-12-31";

const DAY_MS = 24 * 60 * 60 * 1000;
const FORMATS = new Map<string, Intl.DateTimeFormat>();
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

/** Returns the calendar day of a moment in a time zone. Throws RangeError on a zone that does not exist. */
export function dayIn(timeZone: string, moment: Date): Day {
  let format = FORMATS.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
    FORMATS.set(timeZone, format);
  }
  return format.format(moment);
}

/** Returns the minute of the day that a moment has in a time zone, 0 to 1439. */
export function minuteIn(timeZone: string, moment: Date): number {
  let format = CLOCKS.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    CLOCKS.set(timeZone, format);
  }
  const [hour = 0, minute = 0] = format.format(moment).split(":").map(Number);
  return hour * 60 + minute;
}

/** Returns the day so many days later; a negative number is earlier. */
export function addDays(day: Day, days: number): Day {
  return dayOf(timeOf(day) + days * DAY_MS);
}

/** Returns the number of days from one day to another. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_MS);
}

/** Returns the day of the week, 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(timeOf(day)).getUTCDay() || 7;
}

/** Returns the latest of days; null counts for none, and is returned where there is none. */
export function latestDay(days: readonly (Day | null)[]): Day | null {
  return days.reduce<Day | null>((last, day) => (day !== null && (last === null || day > last) ? day : last), null);
}

/** Returns the earliest of days; null counts for none, and is returned where there is none. */
export function earliestDay(days: readonly (Day | null)[]): Day | null {
  return days.reduce<Day | null>((first, day) => (day !== null && (first === null || day < first) ? day : first), null);
}

/** Returns the latest of a day and others, of which null counts for none. */
export function lastOf(day: Day, ...others: readonly (Day | null)[]): Day {
  return latestDay([day, ...others]) ?? day;
}

/** Returns true for a day that exists, written `YYYY-MM-DD`. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** Returns true for a day that a plan can have. */
export function isPlannable(text: string): text is Day {
  return isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;
}

/** Checks days, so that every fault is reported at once; null and undefined pass. Throws VALIDATION. */
export function checkDays(days: Readonly<Record<string, Day | null | undefined>>): void {
  new Faults(Object.entries(days).map(([field, day]) => (day == null ? null : dayFault(field, day)))).refuse();
}

/** Returns the fault of a day that a plan cannot have, or null. */
export function dayFault(field: string, day: Day): FieldFault | null {
  return isPlannable(day) ? null : faultOf(field, "day", `a day from ${FIRST_DAY} to ${LAST_DAY}, such as 2026-11-30.`);
}

/** Throws VALIDATION when a day is after today. */
export function refuseFuture(field: string, day: Day, today: Day): void {
  if (day > today) throw invalid(field, "past", `today or earlier, this is after ${today}.`);
}

function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
