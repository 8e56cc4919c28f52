import { anyOf } from "../languages/all-words.js";
import { fold, foldedPattern } from "../languages/fold.js";
import type { Lexicon } from "../languages/lexicon.js";

/** The reading of an incomplete or ambiguous date. */
export interface DateReading {
  /** The day from which "today" and a missing year are counted. */
  readonly today: Date;
  /** The side of today of a date without a year: ahead (a deadline) or behind (a publication). */
  readonly direction: "future" | "past";
  /** True when 3/4 means 4 March. */
  readonly isMonthFirst: boolean;
}

const DAY = 86_400_000;
/** The age in days above which a deadline without a year means next year's: adverts stay online after it. */
const DEADLINE_GRACE_DAYS = 45;
const TODAY = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("today")})(?![a-z])`);
const YESTERDAY = foldedPattern(String.raw`(?<![a-z])(?:${anyOf("yesterday")})(?![a-z])`);

const ORDINAL = anyOf("ordinals");
const ORDINAL_AFTER_MONTH = anyOf("ordinalsAfterMonth");
const BEFORE_MONTH = anyOf("beforeMonth");
const BEFORE_YEAR = anyOf("beforeYear");

/** Finds the first date in a text, as YYYY-MM-DD with its offsets; words like "3 days ago" count from today. */
export function findDate(
  text: string,
  lexicon: Lexicon,
  reading: DateReading,
): { date: string; start: number; end: number } | null {
  const folded = fold(text);
  const month = lexicon.monthPattern;
  const found: { date: string; start: number; end: number }[] = [];
  const take = (pattern: RegExp, resolve: (match: RegExpExecArray) => string | null) => {
    const match = pattern.exec(folded);
    const date = match && resolve(match);
    if (match && date) found.push({ date, start: match.index, end: match.index + match[0].length });
  };

  take(/(?<!\d)(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/, (m) => iso(m[1], m[2], m[3]));
  take(/(?<![\d.])(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(20\d\d|\d\d)(?![\d.]\d)/, (m) => numeric(m, reading));
  take(
    new RegExp(
      String.raw`(?<!\d)(\d{1,2})(?:${ORDINAL}|\.)?\s*(?:${BEFORE_MONTH}|\.)?\s*(${month})(?![a-z])\.?,?\s*(?:${BEFORE_YEAR}|')?\s*(20\d\d)?(?!\d)`,
    ),
    (m) => named(m[3], lexicon.months.get(m[2] ?? ""), m[1], reading),
  );
  take(
    new RegExp(String.raw`(?<![a-z])(${month})\.?\s+(\d{1,2})(?:${ORDINAL_AFTER_MONTH})?(?!\d)(?:,?\s*(20\d\d))?`),
    (m) => named(m[3], lexicon.months.get(m[1] ?? ""), m[2], reading),
  );
  if (found.length === 0 && reading.direction === "past") takeRelative(folded, lexicon, reading, found);
  if (found.length === 0)
    take(/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/, (m) => named(undefined, Number(m[2]), m[1], reading));
  return found.sort((a, b) => a.start - b.start)[0] ?? null;
}

/** Reads a machine-readable date: ISO, "Mon, 31 Jan 2022 23:59:00", seconds or milliseconds since 1970. */
export function machineDate(value: string | number, lexicon: Lexicon, reading: DateReading): string | null {
  const isStamp = typeof value === "number" || /^\d{10}(?:\d{3})?$/.test(value.trim());
  if (isStamp) {
    const stamp = Number(value);
    const date = new Date(stamp < 1e11 ? stamp * 1000 : stamp);
    return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1990 || date.getUTCFullYear() > 2100
      ? null
      : date.toISOString().slice(0, 10);
  }
  const compact = /^(20\d\d)(\d\d)(\d\d)(?:T|$)/.exec(String(value).trim());
  if (compact) return iso(compact[1], compact[2], compact[3]);
  return findDate(String(value), lexicon, reading)?.date ?? null;
}

/** Returns a day as YYYY-MM-DD. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function takeRelative(
  folded: string,
  lexicon: Lexicon,
  { today }: DateReading,
  found: { date: string; start: number; end: number }[],
): void {
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

function numeric(match: RegExpExecArray, { isMonthFirst }: DateReading): string | null {
  const [, first = "", second = "", yearText = ""] = match;
  const year = yearText.length === 2 ? `20${yearText}` : yearText;
  const canSwap = Number(second) > 12 || (isMonthFirst && match[0].includes("/") && Number(first) <= 12);
  return canSwap ? iso(year, first, second) : iso(year, second, first);
}

function named(
  year: string | undefined,
  month: number | undefined,
  day: string | undefined,
  reading: DateReading,
): string | null {
  if (month === undefined || day === undefined) return null;
  if (year !== undefined) return iso(year, String(month), day);
  const thisYear = reading.today.getUTCFullYear();
  const candidate = iso(String(thisYear), String(month), day);
  if (candidate === null) return null;
  // In whole days, so that the hour of the reading moves no deadline to the next year.
  const distance = (Date.parse(candidate) - Date.parse(isoDay(reading.today))) / DAY;
  if (reading.direction === "future")
    return distance < -DEADLINE_GRACE_DAYS ? iso(String(thisYear + 1), String(month), day) : candidate;
  return distance > 1 ? iso(String(thisYear - 1), String(month), day) : candidate;
}

function iso(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day))
    return null;
  return isoDay(date);
}
