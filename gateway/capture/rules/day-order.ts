import { calendarDay } from "../../../schema/dates/calendar-day.js";
import { findWritten, type DayOrder } from "../../../schema/dates/day-reader.js";
import type { Advert } from "../page/advert.js";
import { fold, foldedPattern } from "../languages/fold.js";
import { LANGUAGES, packOf } from "../languages/languages.js";
import type { Lexicon } from "../languages/lexicon.js";
import { patterns } from "../languages/all-words.js";

const NUMBERS = /(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2(20\d\d|\d\d)(?![\d/-])/g;
const NAMED_FORMS = ["DAY_MONTH", "MONTH_DAY", "YEAR_FIRST"] as const;
const DATES_MAX = 40;
/** The characters before a date in which its weekday stands. */
const WEEKDAY_REACH = 16;

/** What an advert's order of day and month is read from. */
export interface OrderContext {
  readonly advert: Pick<Advert, "folded">;
  readonly language: string | null;
  readonly lexicon: Lexicon;
}

/** Returns the order of day and month in an advert's dates: by its other dates, else by its language and country. */
export function dayOrderOf(context: OrderContext): DayOrder | null {
  return orderOfDates(context) ?? orderOfCountry(context);
}

interface Numbers {
  readonly first: number;
  readonly second: number;
  readonly year: string;
  readonly at: number;
}

function orderOfDates({ advert, language, lexicon }: OrderContext): DayOrder | null {
  const dates = [...advert.folded.matchAll(NUMBERS)].slice(0, DATES_MAX).map((match): Numbers => {
    const [, first, , second, year = ""] = match;
    return { first: Number(first), second: Number(second), year: year.padStart(4, "20"), at: match.index };
  });
  if (dates.length === 0) return null;
  const votes = new Set(dates.flatMap(voteOfNumbers));
  const [only] = votes;
  if (only !== undefined) return votes.size === 1 ? only : null;

  const named = namedDays(advert.folded, lexicon);
  const days = weekdays(language ?? "en");
  const said = new Set(dates.flatMap((date) => [...voteOfMention(date, named), ...voteOfWeekday(date, advert, days)]));
  const [mentioned] = said;
  return said.size === 1 ? (mentioned ?? null) : null;
}

// A part above 12 is no month.
function voteOfNumbers({ first, second }: Numbers): DayOrder[] {
  if (first > 12 && second <= 12) return ["DAY_FIRST"];
  return second > 12 && first <= 12 ? ["MONTH_FIRST"] : [];
}

// The same day once more, with the name of its month or in the form 2027-09-03.
function voteOfMention({ first, second }: Numbers, named: ReadonlySet<string>): DayOrder[] {
  const isDayFirst = named.has(`${second}-${first}`);
  const isMonthFirst = named.has(`${first}-${second}`);
  if (isDayFirst === isMonthFirst) return [];
  return [isDayFirst ? "DAY_FIRST" : "MONTH_FIRST"];
}

function voteOfWeekday(
  { first, second, year, at }: Numbers,
  advert: OrderContext["advert"],
  days: readonly string[],
): DayOrder[] {
  const before = advert.folded.slice(Math.max(0, at - WEEKDAY_REACH), at);
  const named = days.findIndex((day) => before.includes(day));
  if (named === -1) return [];
  const isOn = (month: number, day: number) => {
    const date = calendarDay(Number(year), month, day);
    return date !== null && new Date(`${date}T00:00:00Z`).getUTCDay() === named;
  };
  if (isOn(second, first) === isOn(first, second)) return [];
  return [isOn(second, first) ? "DAY_FIRST" : "MONTH_FIRST"];
}

/** Returns the days that a text names, as "month-day". */
function namedDays(folded: string, { days }: Lexicon): Set<string> {
  const named = NAMED_FORMS.flatMap((form) => [...findWritten(days, folded, form)]);
  return new Set(named.map(({ month, day }) => `${month}-${day}`));
}

/** Returns the names of the days of the week in a language, Sunday first, folded. */
function weekdays(language: string): string[] {
  const pack = packOf(language);
  return pack === null ? [] : fold(pack.dates.weekdays).split(", ");
}

/** The words of countries with one of two orders, by the languages that belong to both kinds. */
const HINTS = new Map(
  LANGUAGES.flatMap(({ code, dayOrderHints }) => {
    if (dayOrderHints === undefined) return [];
    const compile = (list: string) => patterns(list).map((hint) => foldedPattern(hint));
    return [[code, { dayFirst: compile(dayOrderHints.dayFirst), monthFirst: compile(dayOrderHints.monthFirst) }]];
  }),
);

// Most languages belong to countries with one order; English belongs to both kinds.
function orderOfCountry({ advert, language }: OrderContext): DayOrder | null {
  const hints = HINTS.get(language ?? "en");
  if (hints === undefined) return "DAY_FIRST";
  const count = (list: readonly RegExp[]) => list.filter((hint) => hint.test(advert.folded)).length;
  const lead = count(hints.monthFirst) - count(hints.dayFirst);
  if (lead === 0) return null;
  return lead > 0 ? "MONTH_FIRST" : "DAY_FIRST";
}
