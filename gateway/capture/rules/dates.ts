import { anyOf } from "../languages/all-words.js";
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

/** The order of day and month in a date of numbers. */
export type DayOrder = "DAY_FIRST" | "MONTH_FIRST";

/** A date as YYYY-MM-DD, and where a text holds it. */
export interface FoundDate {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** A day in milliseconds. */
export const DAY = 86_400_000;
/** The age in days above which a deadline without a year means next year's: adverts stay online after it. */
const DEADLINE_GRACE_DAYS = 45;
const TODAY = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("today")})(?![a-z])`);
const YESTERDAY = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("yesterday")})(?![a-z])`);

const ORDINAL = anyOf("ordinals");
const ORDINAL_AFTER_MONTH = anyOf("ordinalsAfterMonth");
const BEFORE_MONTH = anyOf("beforeMonth");
const BEFORE_YEAR = anyOf("beforeYear");
/** "00:00:00 UTC" between the day and the year of a date that a machine wrote. */
const TIME = String.raw`(?:\d\d:\d\d(?::\d\d)? (?:[a-z]{1,5} |[+-]\d\d:?\d\d )?)?`;

/** Finds the first date in a text, as YYYY-MM-DD with its offsets; words like "3 days ago" count from today. */
export function findDate(text: string, lexicon: Lexicon, reading: DateReading): FoundDate | null {
  const folded = fold(text);
  const month = lexicon.monthPattern;
  const found: FoundDate[] = [];
  const take = (pattern: RegExp, resolve: (match: RegExpExecArray) => string | null) => {
    const match = pattern.exec(folded);
    const date = match && resolve(match);
    if (match && date) found.push({ date, start: match.index, end: match.index + match[0].length });
  };

  take(/(?<!\d)(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, (m) => iso(m[1], m[2], m[3]));
  take(/(?<![\d.])(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(20\d\d|\d\d)(?![\d.]\d)/, (m) => numeric(m, reading));
  take(
    new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:-|(?:${ORDINAL}|\.)?\s*(?:${BEFORE_MONTH}|\.)?\s*)(${month})(?![a-z])(?:-|\.?,?\s*(?:${BEFORE_YEAR}|')?\s*)(20\d\d|(?<=-)\d\d)?(?!\d)`,
    ),
    (m) => named(m[3], lexicon.months.get(m[2] ?? ""), m[1], reading),
  );
  take(
    new RegExp(
      String.raw`(?<![a-z])(${month})\.?\s+(\d{1,2})(?:${ORDINAL_AFTER_MONTH})?(?!\d)(?:,?\s*${TIME}(20\d\d))?`,
    ),
    (m) => named(m[3], lexicon.months.get(m[1] ?? ""), m[2], reading),
  );
  if (found.length === 0 && reading.direction === "past") takeRelative(folded, lexicon, reading, found);
  if (found.length === 0)
    take(/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/, (m) => named(undefined, Number(m[2]), m[1], reading));
  if (found.length === 0 && reading.dayOrder === "DAY_FIRST")
    take(/(?<![\d/])(\d{1,2})\/([01]\d)(?![\d/%])/, (m) => named(undefined, Number(m[2]), m[1], reading));
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

function numeric(match: RegExpExecArray, { dayOrder }: DateReading): string | null {
  const [, first = "", second = "", yearText = ""] = match;
  const year = yearText.padStart(4, "20");
  if (Number(second) > 12) return iso(year, first, second);
  const isOpen = Number(first) <= 12 && first !== second && !match[0].includes(".");
  if (isOpen && dayOrder === null) return null;
  return isOpen && dayOrder === "MONTH_FIRST" ? iso(year, first, second) : iso(year, second, first);
}

function named(
  year: string | undefined,
  month: number | undefined,
  day: string | undefined,
  reading: DateReading,
): string | null {
  if (month === undefined || day === undefined) return null;
  if (year !== undefined) return iso(year.padStart(4, "20"), String(month), day);
  const thisYear = reading.today.getUTCFullYear();
  const candidate = iso(String(thisYear), String(month), day);
  if (candidate === null) return null;
  // In whole days, so that the hour of the reading moves no deadline to the next year.
  const distance = (Date.parse(candidate) - Date.parse(isoDay(reading.today))) / DAY;
  if (reading.direction === "future")
    return distance < -DEADLINE_GRACE_DAYS ? iso(String(thisYear + 1), String(month), day) : candidate;
  return distance > 1 ? iso(String(thisYear - 1), String(month), day) : candidate;
}

/** Returns a day as YYYY-MM-DD; null when the month does not have it. */
export function iso(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day))
    return null;
  return isoDay(date);
}
