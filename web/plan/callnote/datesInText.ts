import { addDays, utcDate, type Day } from "../../lib/days.js";
import { calendarDay } from "../../../schema/dates/calendar-day.js";
import {
  findNamed,
  findWritten,
  inOrder,
  type DayForm,
  type Place,
  type WrittenDay,
} from "../../../schema/dates/day-reader.js";
import { findTimes, type FoundTime } from "../../../schema/dates/find-times.js";
import { foldDates } from "../../../schema/dates/fold-dates.js";
import { noteReader, type NoteReader } from "./noteReaders.js";

/** A day and a time that a text names; at least one of them. */
export interface Moment {
  readonly day?: Day;
  /** `HH:MM`. */
  readonly time?: string;
}

/** What a text is read with. */
interface ReadOptions {
  readonly today: Day;
  /** The languages of the person, the first one first: it decides what `12/3` is. */
  readonly languages: readonly string[];
}

/** A day that a text names, and where. */
interface FoundDay extends Place {
  /** Undefined: it is over, or comes again and again. It is not offered, and neither is the time beside it. */
  readonly day: Day | undefined;
  /** True: it is named by a word, such as a weekday, and not written as a date. */
  readonly isWord?: boolean;
  /** It means something together with a time only, as `today` does. */
  readonly needsTime?: boolean;
}

/** How far a time may stand from its day, in characters. */
const NEAR = 40;

/** How far a weekday may stand from the date that it belongs to, in characters: `Thursday, the 3 December`. */
const BESIDE = 6;

/** The furthest year that a date may name, counted from this one. */
const YEARS_MAX = 3;

/** How far ahead a date without a year may be, in days: one that is further away is rather the one that was. */
const AHEAD_MAX = 183;

/** Fractions and idioms that look like a date. */
const NO_DATES = new Set(["24/7", "1/2", "1/3", "2/3", "1/4", "3/4", "9/11"]);

/** How much of the text before a date says that it is none, in characters: `version `. */
const BEFORE_MAX = 8;

const ISO = /^\d{4}-\d{2}-\d{2}$/;
const DOTTED = /^\d+\.\s?\d+\.\s?\d+$/;
const SLASHED = /^\d+(?:\/\d+){2}$/;
/** After a number that is no year: `3.12. 10 Uhr`. */
const IS_HOUR = /^(?:\s*(?:uhr|h)|:)/;

/**
 * Returns the day and time to come that a text names, in one of the languages; null when it names none. A time belongs to
 * the nearest day. A day without a year is the next such day of the coming months, and a weekday the coming one. What may
 * mean two things is not read.
 */
export function findMoment(text: string, { today, languages }: ReadOptions): Moment | null {
  const folded = foldDates(text);
  const readers = [...new Set(languages)].map(noteReader);
  const found = readers.flatMap((reader, at) => findDays(folded, today, reader, at === 0));
  // What one language knows to be no day to come is none in another, which only lacks the word for it.
  const isOver = (day: FoundDay): boolean =>
    day.day !== undefined && found.some((other) => other.day === undefined && distance(day, other) < 0);
  const isOfDate = (day: FoundDay): boolean =>
    day.isWord === true && found.some((date) => !date.isWord && isBeside(day, date));
  const days = found.filter((day) => !isOver(day) && !isOfDate(day));
  const times = findTimes(
    folded,
    readers.map(({ words }) => words),
    days,
  ).map((time) => ({ ...time, of: nearest(time, days) }));
  const [best] = days
    .flatMap((of) => (of.day === undefined ? [] : { of, day: of.day, time: nearest(of, timesOf(times, of)) }))
    .filter(({ of, time }) => !of.needsTime || time !== undefined)
    .sort((a, b) => Number(b.time !== undefined) - Number(a.time !== undefined) || a.of.start - b.of.start);
  if (best) return { day: best.day, ...(best.time && { time: best.time.time }) };
  const alone = times.find(({ isClear, of }) => isClear && of === undefined);
  return alone ? { time: alone.time } : null;
}

/** A time, and the day that it belongs to, if any. */
interface TimeOfDay extends FoundTime {
  readonly of: FoundDay | undefined;
}

function timesOf(times: readonly TimeOfDay[], day: FoundDay): readonly TimeOfDay[] {
  return times.filter(({ of }) => of === day);
}

/** Returns the one of some places that is nearest to another, of two the first; undefined when none is near. */
function nearest<T extends Place>(to: Place, places: readonly T[]): T | undefined {
  return places
    .filter((one) => distance(one, to) <= NEAR)
    .toSorted((a, b) => distance(a, to) - distance(b, to))
    .at(0);
}

function isBeside(word: FoundDay, date: FoundDay): boolean {
  return distance(word, date) <= BESIDE;
}

/** Returns how many characters are between two places. */
function distance(one: Place, other: Place): number {
  return Math.max(other.start - one.end, one.start - other.end);
}

function findDays(text: string, today: Day, reader: NoteReader, isFirst: boolean): readonly FoundDay[] {
  const dates = findDates(text, reader, isFirst).flatMap((date) => {
    const day = comingDay(date, today);
    const isOver = hasOtherYear(date) || isNone(text, date, reader);
    return day === null ? [] : [{ ...place(date), day: isOver ? undefined : day }];
  });
  return [...dates, ...findWords(text, today, reader)];
}

/** A date as it is written in a note, without the space and comma after it, and what stands around it. */
interface WrittenDate extends WrittenDay {
  readonly written: string;
  readonly before: string;
  readonly after: string;
}

/** Finds the dates in a text, the slashed ones only for the first language: it decides what they are. */
function findDates(text: string, reader: NoteReader, isFirst: boolean): readonly WrittenDate[] {
  const { days, words, order, hasDots } = reader;
  const find = (form: DayForm): readonly WrittenDate[] =>
    [...findWritten(days, text, form)].map((found) => {
      const written = text.slice(found.start, found.end).replace(/[\s,]+$/, "");
      const end = found.start + written.length;
      const before = text.slice(Math.max(0, found.start - BEFORE_MAX), found.start);
      return { ...found, end, written, before, after: text.slice(end) };
    });

  const iso = find("YEAR_FIRST").filter(
    ({ written, before, after }) => ISO.test(written) && !/[\d-]$/.test(before) && !/^[\d-]/.test(after),
  );
  const figures = find("FIGURES").filter(isApart);
  const dotted = figures.filter(
    ({ written, after }) => DOTTED.test(written) && (/\d{4}$/.test(written) || (hasDots && !IS_HOUR.test(after))),
  );
  const short = hasDots ? find("DOTTED").filter(isApart) : [];
  const slashed = isFirst
    ? [
        ...figures.filter(({ written }) => SLASHED.test(written)),
        ...find("SLASHED").filter((date) => isApart(date) && !NO_DATES.has(date.written)),
      ]
    : [];
  const isAmbiguous = ({ monthName = "" }: WrittenDate): boolean =>
    (words.ambiguousMonths ?? "").split("|").includes(monthName);
  const dayMonth = find("DAY_MONTH").filter(
    (date) => !/[\d.,:/+-]$/.test(date.before) && !(isAmbiguous(date) && reader.noMonthBefore.test(date.after)),
  );
  const monthDay = find("MONTH_DAY").filter(
    (date) =>
      !/^(?:[.:]?\d|\s*[€$£%])/.test(date.after) &&
      !isAmbiguous(date) &&
      (order !== "DAY_FIRST" || date.year !== undefined || words.writesMonthFirst === true),
  );
  return [
    ...dayMonth,
    ...monthDay,
    ...iso,
    ...dotted,
    ...short.filter(({ start }) => !dotted.some((date) => date.start === start)),
    ...slashed.flatMap((date) => inOrder(date, order) ?? []),
  ];
}

/** Returns whether a year of another century follows a date: `3 December 1999`. */
function hasOtherYear({ year, written, after }: WrittenDate): boolean {
  return year === undefined && !written.includes("/") && /^,?\s+\d{4}(?!\d)/.test(after);
}

/** Returns whether figures are no part of a price, a version or a telephone number. */
function isApart({ before, after }: WrittenDate): boolean {
  const isPart = /(?:[\p{L}\d.,/:+€$£-]|[€$£] |version |ver )$/u.test(before);
  return !isPart && !/^(?:[\d/]|[.,:-]\d|\s*[€$£%]|\s*(?:euros?|eur|usd|gbp|dollars?)(?!\p{L}))/u.test(after);
}

/** Finds `tomorrow` and `Thursday`. */
function findWords(text: string, today: Day, reader: NoteReader): readonly FoundDay[] {
  return [...findNamed(reader.days, text)].flatMap((found): readonly FoundDay[] => {
    const at = { ...place(found), isWord: true };
    const isOver = isNone(text, found, reader);
    if ("weekday" in found) {
      const ahead = (found.weekday - utcDate(today).getUTCDay() + 7) % 7;
      return [{ ...at, day: isOver ? undefined : addDays(today, ahead || 7) }];
    }
    const isNoDay = found.distance < 0 || isOver || reader.otherAfter.test(text.slice(0, found.start));
    return isNoDay ? [] : [{ ...at, day: addDays(today, found.distance), needsTime: found.distance === 0 }];
  });
}

/** Returns whether the words around a day say that it is none that comes. */
function isNone(text: string, { start, end }: Place, { overAfter, overBefore }: NoteReader): boolean {
  return overAfter.test(text.slice(0, start)) || overBefore.test(text.slice(end));
}

function place({ start, end }: Place): Place {
  return { start, end };
}

/**
 * Returns the day to come that a date means, in the year it names or else the next such day; undefined when it is over, null
 * when there is no such day.
 */
function comingDay({ year, month, day }: WrittenDay, today: Day): Day | undefined | null {
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1] : [year];
  const existing = years
    .filter((one) => one <= thisYear + YEARS_MAX)
    .flatMap((one) => calendarDay(one, month, day) ?? []);
  const last = year === undefined ? addDays(today, AHEAD_MAX) : undefined;
  return existing.length === 0 ? null : existing.find((one) => one >= today && (last === undefined || one <= last));
}
