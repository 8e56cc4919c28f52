import type { Lexicon } from "../languages/lexicon.js";
import { calendarDay } from "../../../schema/dates/calendar-day.js";
import type { DayOrder } from "../../../schema/dates/day-reader.js";
import { findDate, isoDay } from "../rules/dates.js";

/** Epoch times before and after this many days are numbers of another kind. */
const EARLIEST = Date.UTC(1995, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);
/** Numbers below it count seconds, the others milliseconds. */
const MILLISECONDS_FROM = 1e11;
const STAMP = /^\D{0,6}(\d{9,10}(?:\.\d{1,9})?|\d{12,13})(?:[+-]\d{4})?\D{0,2}$/;
const COMPACT = /^(20\d\d)(\d\d)(\d\d)(?:T|\d{4,6}Z?$|$)/;
const PARTS = /^(20\d\d),\s?(\d{1,2}),\s?(\d{1,2})(?:,|$)/;
/** The clock of twelve hours, in machine dates of the United States. */
const TWELVE_HOURS = /\d:\d\d(?::\d\d)?\s?[ap]\.?m/i;

/**
 * Reads a date that a machine wrote: ISO, RFC 822, "Thu Jul 01 00:00:00 UTC 2021", "7/1/2021 12:00:00 AM", [2021, 7, 1],
 * seconds or milliseconds since 1970, also as "/Date(1625097600000)/". Null without a year of its own, and where day and month may be swapped.
 */
export function machineDate(value: string, lexicon: Lexicon, dayOrder: DayOrder | null): string | null {
  const text = value.trim();
  const [, year, month, day] = COMPACT.exec(text) ?? PARTS.exec(text) ?? [];
  if (year !== undefined) return calendarDay(Number(year), Number(month), Number(day));
  const stamp = STAMP.exec(text)?.[1];
  if (stamp !== undefined) return dayOfStamp(Number(stamp));
  if (!/(?<!\d)20\d\d|[/.-]\d\d(?!\d)/.test(text)) return null;
  const order = TWELVE_HOURS.test(text) ? "MONTH_FIRST" : dayOrder;
  // The two readings of a date without a year differ, whatever the day is.
  const read = (today: Date) => findDate(text, lexicon, { today, direction: "future", dayOrder: order })?.date ?? null;
  const date = read(new Date(EARLIEST));
  return date === read(new Date(LATEST)) ? date : null;
}

function dayOfStamp(stamp: number): string | null {
  const time = stamp < MILLISECONDS_FROM ? stamp * 1000 : stamp;
  return time < EARLIEST || time > LATEST ? null : isoDay(new Date(time));
}
