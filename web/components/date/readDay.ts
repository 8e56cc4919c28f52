import { calendarDay } from "../../../schema/dates/calendar-day.js";
import { addDays, daysBetween, isDay, utcDate, type Day } from "../../lib/days.js";
import { dayNames, findName, foldDay, type DayNames } from "./dayNames.js";
import { readDistance } from "./distances.js";
import { isClearTime, readTime } from "./readTime.js";

/** The order in which a person writes day, month and year in figures. */
export type DateOrder = "DMY" | "MDY" | "YMD";

/** What a text is read with. */
export interface ReadDayOptions {
  readonly today: Day;
  readonly order: DateOrder;
  /** The language of the person, with or without a region. English is read beside it. */
  readonly language: string;
  /** The first and the last day that can be meant, where the text leaves it open. */
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
}

/** What a text names: its days as `readDay` returns them, and the time beside them. */
export interface ReadMoment {
  readonly days: readonly Day[];
  /** `HH:MM`; null: none is named. */
  readonly time: string | null;
}

/** Words that say nothing of the day. */
const FILLER = /^(?:on|the|of|this|am|den|der|dem|vom|diese[nrs]?|le|du|de|ce|cet|el|del|dia|este|يوم|في|من|هذا)$/;
const NEXT = /^(?:next|coming|nachste[nrs]?|kommende[nrs]?|prochaine?|proxim[oa]|siguiente|قادمة?|مقبلة?)$/;
const LAST = /^(?:last|letzte[nrs]?|vergangene[nrs]?|derniere?|pasad[oa]|ultim[oa]|ماضية?)$/;

const FIGURES = /^(\d{1,4}) ?([./ -]) ?(\d{1,2})(?: ?\2 ?(\d{1,4}))?\.?$/;

/** The fewest letters by which a month or a weekday is known. */
const MONTH_LETTERS = 3;
const WEEKDAY_LETTERS = 2;

/** Longer texts name no day alone. */
const TEXT_MAX = 60;

/**
 * Returns the days that a whole text can mean: none, one, or two, the one in the person's own order first. A day without
 * a year is the nearest one within the limits; a weekday is the coming one, or the last one where only the past is within
 * them.
 */
export function readDay(text: string, options: ReadDayOptions): readonly Day[] {
  const folded = text.length > TEXT_MAX ? "" : foldDay(text);
  if (folded === "") return [];
  const { today, language } = options;
  const languages = [...new Set([language, language.split("-")[0] ?? "en", "en"])];
  for (const one of languages) {
    const day = readDistance(folded, today, one);
    if (day !== null) return [day];
  }
  const read = readWritten(folded, languages.map(dayNames), options);
  const possible = read.filter((day) => isWithin(day, options));
  return possible.length > 0 ? possible : read;
}

/** Returns what a text names where a time may stand beside the day: `fri 10:30`, `29.11. 10.30`, `3pm`. */
export function readMoment(text: string, options: ReadDayOptions): ReadMoment {
  const days = readDay(text, options);
  if (days.length > 0) return { days, time: null };
  if (isClearTime(text)) return { days, time: readTime(text) };
  for (const space of text.matchAll(/\s+/g)) {
    const rest = text.slice(space.index).trim();
    if (!isClearTime(rest)) continue;
    const before = readDay(text.slice(0, space.index), options);
    if (before.length > 0) return { days: before, time: readTime(rest) };
  }
  return { days, time: null };
}

/** Returns whether a day is within the limits of what can be meant. */
export function isWithin(day: Day, { min, max }: Pick<ReadDayOptions, "min" | "max">): boolean {
  return (!min || day >= min) && (!max || day <= max);
}

/** Returns whether a text is a day that the calendar has. */
export function isRealDay(text: string): text is Day {
  const [year = 0, month = 0, date = 0] = text.split("-").map(Number);
  return isDay(text) && calendarDay(year, month, date) === text;
}

/** What the words and figures of a text are. */
interface Said {
  readonly weekday: number | undefined;
  readonly month: number | undefined;
  readonly figures: readonly string[];
  readonly turn: "NEXT" | "LAST" | undefined;
}

function readWritten(text: string, names: readonly DayNames[], options: ReadDayOptions): readonly Day[] {
  const figures = readFigures(text, options);
  if (figures.length > 0) return figures;
  const [first = "", ...others] = text.split(" ").filter((word) => !FILLER.test(word));
  const weekday = weekdayOf(first.replace(/\.$/, ""), names);
  if (weekday !== undefined && others.length > 0) {
    const days = readFigures(others.join(" "), options);
    const fitting = days.filter((day) => utcDate(day).getUTCDay() === weekday);
    if (days.length > 0) return fitting.length === 1 ? fitting : days;
  }
  const said = readWords(text, names);
  if (said === null) return [];
  if (said.month !== undefined) return named(said, said.month, options);
  return said.weekday !== undefined && said.figures.length === 0 ? weekdays(said.weekday, said.turn, options) : [];
}

/** Reads `29.11.`, `29/11/2026`, `2026-11-29`: figures alone. */
function readFigures(text: string, { today, order, ...limits }: ReadDayOptions): readonly Day[] {
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return existing([calendarDay(Number(compact[1]), Number(compact[2]), Number(compact[3]))]);
  const match = FIGURES.exec(text);
  if (!match) return [];
  const [, first = "", sign, second = "", third] = match;
  const [a, b] = [Number(first), Number(second)];
  // With dots the day is first everywhere.
  const isDayFirst = sign === "." || order === "DMY";
  const open = { today, ...limits };
  if (third === undefined) {
    if (first.length > 2) return [];
    const dayFirst = nearest(open, b, a);
    const monthFirst = sign === "." ? null : nearest(open, a, b);
    return existing(isDayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst]);
  }
  if (first.length > 2) return existing([first.length === 4 ? calendarDay(a, b, Number(third)) : null]);
  const year = yearOf(third);
  if (year === null) return [];
  const dayFirst = calendarDay(year, b, a);
  const monthFirst = sign === "." ? null : calendarDay(year, a, b);
  const yearFirst = order === "YMD" && third.length === 2 ? calendarDay(2000 + a, b, Number(third)) : null;
  return existing([yearFirst, ...(isDayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst])]);
}

/** Returns the days that the calendar has, each once, at most two. */
function existing(days: readonly (Day | null)[]): readonly Day[] {
  return [...new Set(days.filter((day) => day !== null))].slice(0, 2);
}

function readWords(text: string, names: readonly DayNames[]): Said | null {
  const joined = names
    .flatMap(({ longNames }) => longNames)
    .reduce((whole, name) => whole.replace(name, name.replaceAll(" ", "_")), text);
  const words = joined
    .replace(/(\d)(?:st|nd|rd|th|er|re|eme|o)(?!\p{L})/gu, "$1")
    .replace(/(\d)(?=\p{L})/gu, "$1 ")
    .replace(/(\p{L})(?=\d)/gu, "$1 ")
    .replace(/que viene$/, "proximo")
    .split(/[\s./-]+/)
    .filter((word) => word !== "" && !FILLER.test(word))
    .map((word) => word.replaceAll("_", " "));
  const figures = words.filter((word) => /^\d+$/.test(word));
  const said: { weekday?: number; month?: number; turn?: "NEXT" | "LAST" } = {};
  for (const word of words) {
    if (/^\d+$/.test(word)) continue;
    const month = monthOf(word, names);
    const weekday = weekdayOf(word, names);
    // `mar` is a month beside a figure, and else a Tuesday.
    if (month !== undefined && said.month === undefined && (figures.length > 0 || weekday === undefined)) {
      said.month = month;
    } else if (weekday !== undefined && said.weekday === undefined) said.weekday = weekday;
    else if (NEXT.test(word)) said.turn = "NEXT";
    else if (LAST.test(word)) said.turn = "LAST";
    else return null;
  }
  return { weekday: said.weekday, month: said.month, turn: said.turn, figures };
}

function monthOf(word: string, names: readonly DayNames[]): number | undefined {
  return firstOf(names, ({ months }) => findName(months, word, { shortest: MONTH_LETTERS }));
}

function weekdayOf(word: string, names: readonly DayNames[]): number | undefined {
  return firstOf(names, ({ weekdays: all }) => findName(all, word, { shortest: WEEKDAY_LETTERS }));
}

function firstOf(names: readonly DayNames[], find: (names: DayNames) => number | undefined): number | undefined {
  for (const one of names) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads `29 Nov`, `November 29, 2026`: figures beside the name of a month. */
function named({ figures, turn }: Said, month: number, options: ReadDayOptions): readonly Day[] {
  const [first = "", second, third] = figures;
  if (first === "" || third !== undefined || turn !== undefined) return [];
  if (second === undefined) return first.length > 2 ? [] : existing([nearest(options, month, Number(first))]);
  const isYearFirst = first.length === 4;
  const year = isYearFirst ? Number(first) : yearOf(second);
  return year === null ? [] : existing([calendarDay(year, month, Number(isYearFirst ? second : first))]);
}

/** Returns a year of four figures, or of this century of two; null for others. */
function yearOf(figures: string): number | null {
  if (figures.length === 4) return Number(figures);
  return figures.length === 2 ? 2000 + Number(figures) : null;
}

/** Returns the day of a month that is nearest to today within the limits; of two the one to come; null where no year has it. */
function nearest(options: Omit<ReadDayOptions, "order" | "language">, month: number, date: number): Day | null {
  const { today } = options;
  const year = Number(today.slice(0, 4));
  // The 29th of February comes back within eight years.
  const days = [0, 1, -1, 2, -2, 3, -3, 4, -4, 8].flatMap((years) => calendarDay(year + years, month, date) ?? []);
  const possible = days.filter((day) => isWithin(day, options));
  const [best] = (possible.length > 0 ? possible : days).toSorted(
    (one, other) => Math.abs(daysBetween(today, one)) - Math.abs(daysBetween(today, other)) || (one < other ? 1 : -1),
  );
  return best ?? null;
}

/** Returns the days that a weekday can be: `next Friday` on a Tuesday is that of the next week, or this one. */
function weekdays(weekday: number, turn: Said["turn"], options: ReadDayOptions): readonly Day[] {
  const { today, min, max } = options;
  const from = utcDate(today).getUTCDay();
  const ahead = (weekday - from + 7) % 7 || 7;
  const coming = addDays(today, ahead);
  if (turn === "LAST") return [addDays(today, -((from - weekday + 7) % 7 || 7))];
  if (turn === "NEXT") {
    const isThisWeek = ahead + (from || 7) <= 7;
    return isThisWeek ? [addDays(coming, 7), coming] : [coming];
  }
  if (max && coming > max) return [addDays(max, -((utcDate(max).getUTCDay() - weekday + 7) % 7))];
  if (min && coming < min) return [addDays(min, (weekday - utcDate(min).getUTCDay() + 7) % 7)];
  return [coming];
}
