import { addDays, utcDate, type Day } from "../../lib/days.js";
import { foldDates } from "./foldDates.js";
import { calendarNames, type CalendarNames } from "./calendarNames.js";
import { dateWords, type DateWords } from "./dateWords.js";
import { findTimes, type FoundTime } from "./timesInText.js";

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

/** Where something stands in a text. */
interface Place {
  readonly start: number;
  readonly end: number;
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

/**
 * Returns the day and time to come that a text names, in one of the languages; null when it names none. A time belongs to
 * the nearest day. A day without a year is the next such day of the coming months, and a weekday the coming one. What may
 * mean two things is not read.
 */
export function findMoment(text: string, { today, languages }: ReadOptions): Moment | null {
  const folded = toWesternDigits(foldDates(text));
  const tags = [...new Set(languages)];
  const wordsOf = (tag: string): DateWords => dateWords[tag.split("-")[0] ?? ""] ?? {};
  const found = tags.flatMap((tag, at) => findDays(folded, today, calendarNames(tag), wordsOf(tag), at === 0));
  // What one language knows to be no day to come is none in another, which only lacks the word for it.
  const isOver = (day: FoundDay): boolean =>
    day.day !== undefined && found.some((other) => other.day === undefined && distance(day, other) < 0);
  const isOfDate = (day: FoundDay): boolean =>
    day.isWord === true && found.some((date) => !date.isWord && isBeside(day, date));
  const days = found.filter((day) => !isOver(day) && !isOfDate(day));
  const times = findTimes(folded, tags.map(wordsOf), days).map((time) => ({ ...time, of: nearest(time, days) }));
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

function findDays(
  text: string,
  today: Day,
  names: CalendarNames,
  words: DateWords,
  isFirst: boolean,
): readonly FoundDay[] {
  const dates = [...findWritten(text, today, names, words), ...findFigures(text, today, names, isFirst)].map((date) =>
    isNone(text, date, words) ? { ...date, day: undefined } : date,
  );
  return [...dates, ...findNamed(text, today, names, words)];
}

/** Finds `3 December`, `December 3rd, 2026`, `3. Dezember`, `3 de diciembre`. */
function findWritten(text: string, today: Day, names: CalendarNames, words: DateWords): readonly FoundDay[] {
  const month = `(?<month>${anyOf(names.months.keys())})(?!\\p{L})\\.?`;
  const of = words.of === undefined ? "" : `(?:(?:${words.of})\\s+)?`;
  const day = `(?<![\\d.,:/+-])(?<day>\\d{1,2})(?:\\.|${words.ordinal ?? "º"})?(?!\\d)`;
  const year = `(?:,?\\s+${of}(?<year>\\d{4})(?!\\d))?`;
  const dayFirst = matches(text, `${day}\\s+${of}${month}${year}`);
  const monthFirst = matches(text, `(?<!\\p{L})${month}\\s+(?:the\\s+)?${day}(?![.:]?\\d|\\s*[€$£%])${year}`).filter(
    ({ groups }) => names.isMonthFirst !== false || groups.year !== undefined || words.ordinal === "st|nd|rd|th",
  );
  const isAmbiguous = ({ groups }: Found): boolean => (words.ambiguousMonths ?? []).includes(groups.month ?? "");
  const other = new RegExp(`^\\s+(?!(?:${words.afterMonth ?? "(?!)"})(?!\\p{L}))\\p{L}`, "u");
  const isVerb = (found: Found): boolean => isAmbiguous(found) && other.test(text.slice(found.end));
  return [...dayFirst.filter((found) => !isVerb(found)), ...monthFirst.filter((found) => !isAmbiguous(found))].flatMap(
    (found) => toDay(found, today, names.months.get(found.groups.month ?? "")),
  );
}

/** Finds `2026-12-03`, `3.12.` and `12/3`. */
function findFigures(text: string, today: Day, names: CalendarNames, isFirst: boolean): readonly FoundDay[] {
  const apart = "(?<![\\p{L}\\d.,/:+€$£-]|[€$£] )";
  const free = "(?![\\d/]|[.,:-]\\d|\\s*[€$£%]|\\s*(?:euros?|eur|usd|gbp|dollars?)(?!\\p{L}))";
  const iso = matches(text, `(?<![\\d-])(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})(?![\\d-])`);
  const dotted = matches(
    text,
    `(?<!v|version |ver )${apart}(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.(?:\\s?(?<year>\\d{4}|\\d{2}(?!\\s*(?:uhr|h)|:)))?${free}`,
  ).filter(({ groups }) => names.hasDots || groups.year?.length === 4);
  const slashed = isFirst
    ? matches(text, `${apart}(?<one>\\d{1,2})/(?<two>\\d{1,2})(?:/(?<year>\\d{4}|\\d{2}))?${free}`)
        .filter(({ groups }) => groups.year !== undefined || !NO_DATES.has(`${groups.one}/${groups.two}`))
        .flatMap((found) => ordered(found, names))
    : [];
  return [...iso, ...dotted, ...slashed].flatMap((found) => toDay(found, today, Number(found.groups.month)));
}

/** Gives the figures of `12/3` their meaning by the order of the language, or by the one that can be no month. */
function ordered(found: Found, { isMonthFirst }: CalendarNames): readonly Found[] {
  const { one = "", two = "" } = found.groups;
  const isCertain = Number(one) > 12 || Number(two) > 12;
  if (isMonthFirst === undefined && !isCertain && one !== two) return [];
  const [month, day] = (isMonthFirst ?? Number(two) > 12) ? [one, two] : [two, one];
  return [{ ...found, groups: { ...found.groups, month, day } }];
}

/** Finds `tomorrow` and `Thursday`. */
function findNamed(text: string, today: Day, names: CalendarNames, words: DateWords): readonly FoundDay[] {
  const whole = (known: ReadonlyMap<string, number>): readonly (Place & { readonly distance: number })[] =>
    matches(text, `(?<!\\p{L})(?<name>${anyOf(known.keys())})(?!\\p{L})`).map((found) => ({
      ...place(found),
      distance: known.get(found.groups.name ?? "") ?? 0,
    }));
  const near = whole(new Map([...names.near, ...Object.entries(words.near ?? {})]))
    .filter((found) => !isNone(text, found, words) && !stands(text.slice(0, found.start), "after", words.otherAfter))
    .map(({ distance, ...at }) => ({ ...at, day: addDays(today, distance), needsTime: distance === 0 }));
  const weekdays = whole(names.weekdays).map(({ distance, ...at }) => {
    const ahead = (distance - utcDate(today).getUTCDay() + 7) % 7;
    return { ...at, day: isNone(text, at, words) ? undefined : addDays(today, ahead || 7) };
  });
  return [...near, ...weekdays].map((named) => ({ ...named, isWord: true }));
}

/** Returns whether the words around a day say that it is none that comes. */
function isNone(text: string, { start, end }: Place, words: DateWords): boolean {
  return stands(text.slice(0, start), "after", words.notAfter) || stands(text.slice(end), "before", words.notBefore);
}

/** Returns whether what follows a text stands after one of the words, or what leads to it before one; false for none. */
function stands(text: string, where: "after" | "before", words: string | undefined): boolean {
  if (words === undefined) return false;
  const pattern = where === "after" ? `(?<!\\p{L})(?:${words})\\s+$` : `^\\s+(?:${words})(?!\\p{L})`;
  return new RegExp(pattern, "u").test(text);
}

/** What a pattern found, and where. */
interface Found extends Place {
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** Returns the places where a text has a pattern. */
function matches(text: string, pattern: string): readonly Found[] {
  return [...text.matchAll(new RegExp(pattern, "gu"))].map((match) => ({
    groups: match.groups ?? {},
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function place({ start, end }: Found): Place {
  return { start, end };
}

/** Returns the day of a date, in the year it names or else the next such day; none when it does not exist. */
function toDay(found: Found, today: Day, month: number | undefined): readonly FoundDay[] {
  const day = Number(found.groups.day);
  const thisYear = Number(today.slice(0, 4));
  const { year } = found.groups;
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year.length === 2 ? `20${year}` : year)];
  const existing = years.filter((one) => one <= thisYear + YEARS_MAX).flatMap((one) => dayOf(one, month ?? 0, day));
  const last = year === undefined ? addDays(today, AHEAD_MAX) : undefined;
  const next = existing.find((one) => one >= today && (last === undefined || one <= last));
  return existing.length === 0 ? [] : [{ ...place(found), day: next }];
}

function dayOf(year: number, month: number, day: number): readonly Day[] {
  const moment = new Date(Date.UTC(year, month - 1, day));
  const exists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  return exists ? [moment.toISOString().slice(0, 10)] : [];
}

/** Returns a pattern of any of some names, the longest first. */
function anyOf(names: Iterable<string>): string {
  const escaped = [...names].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // A language without names matches nothing.
  return escaped.length === 0 ? "(?!)" : escaped.toSorted((a, b) => b.length - a.length).join("|");
}

function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
}
