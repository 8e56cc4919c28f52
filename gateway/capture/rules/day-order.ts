import type { Advert } from "../page/advert.js";
import { foldedPattern } from "../languages/fold.js";
import { packOf } from "../languages/languages.js";
import type { Lexicon } from "../languages/lexicon.js";
import { patterns } from "../languages/all-words.js";
import { DAY, iso, type DayOrder } from "./dates.js";

const NUMBERS = /(?<![\d./-])(\d{1,2})([/-])(\d{1,2})\2(20\d\d|\d\d)(?![\d/-])/g;
const ISO = /(?<!\d)20\d\d-(\d\d)-(\d\d)(?!\d)/g;
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
    const date = iso(year, String(month), String(day));
    return date !== null && new Date(`${date}T00:00:00Z`).getUTCDay() === named;
  };
  if (isOn(second, first) === isOn(first, second)) return [];
  return [isOn(second, first) ? "DAY_FIRST" : "MONTH_FIRST"];
}

/** Returns the days that a text names, as "month-day". */
function namedDays(folded: string, lexicon: Lexicon): Set<string> {
  const month = lexicon.monthPattern;
  const named = new Set<string>();
  const add = (name: string | undefined, day: string | undefined) => {
    const number = lexicon.months.get(name ?? "");
    if (number !== undefined) named.add(`${number}-${Number(day)}`);
  };
  for (const [, day, name] of folded.matchAll(
    new RegExp(String.raw`(?<!\d)(\d{1,2})[^\s\d]{0,2}\s(?:\w{2} )?(${month})(?![a-z])`, "g"),
  ))
    add(name, day);
  for (const [, name, day] of folded.matchAll(
    new RegExp(String.raw`(?<![a-z])(${month})\.?\s(?:\w{3} )?(\d{1,2})(?!\d)`, "g"),
  ))
    add(name, day);
  for (const [, name, day] of folded.matchAll(ISO)) named.add(`${Number(name)}-${Number(day)}`);
  return named;
}

const SUNDAY = Date.UTC(2023, 0, 1);

/** Returns the names of the days of the week in a language, Sunday first, folded. */
function weekdays(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) => foldedPattern(format.format(SUNDAY + day * DAY).toLowerCase()).source);
}

// Most languages belong to countries with one order; English belongs to both kinds.
function orderOfCountry({ advert, language }: OrderContext): DayOrder | null {
  const hints = packOf(language ?? "en")?.dayOrderHints;
  if (hints === undefined) return "DAY_FIRST";
  const count = (list: string) => patterns(list).filter((hint) => foldedPattern(hint).test(advert.folded)).length;
  const lead = count(hints.monthFirst) - count(hints.dayFirst);
  if (lead === 0) return null;
  return lead > 0 ? "MONTH_FIRST" : "DAY_FIRST";
}
