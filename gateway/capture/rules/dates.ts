import { calendarDay } from "../../../schema/dates/calendar-day.js";
import {
  findWritten,
  inOrder,
  type DayForm,
  type DayOrder,
  type WrittenDay,
} from "../../../schema/dates/day-reader.js";
import { anyToday, anyYesterday } from "../languages/all-words.js";
import { fold, foldedPattern } from "../languages/fold.js";
import type { Lexicon } from "../languages/lexicon.js";

/** The reading of an incomplete or ambiguous date. */
export interface DateReading {
  /** The day from which "today" and a missing year are counted. */
  readonly today: Date;
  /** The side of today of a date without a year: ahead (a deadline) or behind (a publication). */
  readonly direction: "future" | "past";
  /** The order of 3/4/2027; null: unknown, and such a date is nothing. */
  readonly dayOrder: DayOrder | null;
}

/** A date as YYYY-MM-DD, and where a text holds it. */
export interface FoundDate {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** A day in milliseconds. */
const DAY = 86_400_000;
/** The age in days above which a deadline without a year means next year's: adverts stay online after it. */
const DEADLINE_GRACE_DAYS = 45;
const TODAY = foldedPattern(String.raw`(?<![a-z])(?:${anyToday})(?![a-z])`);
const YESTERDAY = foldedPattern(String.raw`(?<![a-z])(?:${anyYesterday})(?![a-z])`);
/** The forms that say which month it is, or have a year; where one of them is found, no other counts. */
const FULL_FORMS = ["YEAR_FIRST", "FIGURES", "DAY_MONTH", "MONTH_DAY"] as const satisfies readonly DayForm[];
/** "30/12", and not "24/7" or "1/2". */
const TWO_FIGURE_MONTH = /\/(?:0\d|1[0-2])$/;

/** Finds the first date in a text, as YYYY-MM-DD with its offsets; words like "3 days ago" count from today. */
export function findDate(text: string, lexicon: Lexicon, reading: DateReading): FoundDate | null {
  const folded = fold(text);
  const found: FoundDate[] = [];
  const find = (form: DayForm) => findWritten(lexicon.days, folded, form);
  const take = ([first]: Iterable<WrittenDay>) => {
    const date = first && dayOf(first, reading);
    if (date) found.push({ date, start: first.start, end: first.end });
  };

  for (const form of FULL_FORMS) take(find(form));
  if (found.length === 0 && reading.direction === "past") takeRelative(folded, lexicon, reading, found);
  if (found.length === 0) take(find("DOTTED"));
  if (found.length === 0 && reading.dayOrder === "DAY_FIRST")
    take([...find("SLASHED")].filter(({ start, end }) => TWO_FIGURE_MONTH.test(folded.slice(start, end))));
  return found.sort((a, b) => a.start - b.start)[0] ?? null;
}

/** Returns a day as YYYY-MM-DD. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function takeRelative(folded: string, lexicon: Lexicon, { today }: DateReading, found: FoundDate[]): void {
  const daysBack = (match: RegExpExecArray, days: number) =>
    found.push({
      date: isoDay(new Date(today.getTime() - days * DAY)),
      start: match.index,
      end: match.index + match[0].length,
    });
  for (const [pattern, days] of [
    [TODAY, 0],
    [YESTERDAY, 1],
  ] as const) {
    const match = pattern.exec(folded);
    if (match) return void daysBack(match, days);
  }
  // "30+ days ago" means only that it is older: no date.
  if (/\d\s?\+/.test(folded)) return;
  for (const { pattern, days } of lexicon.relative) {
    const match = pattern.exec(folded);
    if (match) return void daysBack(match, (Number(match[1]) || 1) * days);
  }
}

/** Returns the day that was written, without a year in the one that the reading expects; null for none. */
function dayOf(written: WrittenDay, { today, direction, dayOrder }: DateReading): string | null {
  const ordered = inOrder(written, dayOrder);
  if (ordered === null) return null;
  const { year, month, day } = ordered;
  if (year !== undefined) return calendarDay(year, month, day);
  const thisYear = today.getUTCFullYear();
  const candidate = calendarDay(thisYear, month, day);
  if (candidate === null) return null;
  // In whole days, so that the hour of the reading moves no deadline to the next year.
  const distance = (Date.parse(candidate) - Date.parse(isoDay(today))) / DAY;
  if (direction === "future")
    return distance < -DEADLINE_GRACE_DAYS ? calendarDay(thisYear + 1, month, day) : candidate;
  return distance > 1 ? calendarDay(thisYear - 1, month, day) : candidate;
}
