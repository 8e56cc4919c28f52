import { foldDates } from "./foldDates.js";

/** How a language names and orders what a date is made of. Names are folded (foldDates.ts). */
export interface CalendarNames {
  /** The months by name, long and short, each 1 to 12. */
  readonly months: ReadonlyMap<string, number>;
  /** The weekdays by their long names, each 0 for Sunday to 6. */
  readonly weekdays: ReadonlyMap<string, number>;
  /** The days that have a name, by their distance from today: tomorrow is 1. */
  readonly near: ReadonlyMap<string, number>;
  /** Whether a date in figures begins with its month; undefined where only the region decides. */
  readonly isMonthFirst: boolean | undefined;
  /** Whether a date in figures has dots. */
  readonly hasDots: boolean;
}

const known = new Map<string, CalendarNames>();

/** Returns the names of a language, from `Intl`. */
export function calendarNames(language: string): CalendarNames {
  const before = known.get(language);
  if (before) return before;
  const names = makeNames(language);
  known.set(language, names);
  return names;
}

function makeNames(language: string): CalendarNames {
  const parts = new Intl.DateTimeFormat(language, { day: "numeric", month: "numeric", year: "numeric" }).formatToParts(
    new Date(0),
  );
  const kinds = parts.map(({ type }) => type);
  return {
    months: namesOf(language, 12, (month) => Date.UTC(2026, month, 3), [
      { month: "long", day: "numeric" },
      { month: "short", day: "numeric" },
      { month: "long" },
    ]),
    // 4 January 2026 is a Sunday.
    weekdays: namesOf(language, 7, (day) => Date.UTC(2026, 0, 4 + day), [{ weekday: "long" }], 0),
    near: nearNames(language),
    isMonthFirst: language === "en" ? undefined : kinds.indexOf("month") < kinds.indexOf("day"),
    hasDots: parts.some(({ type, value }) => type === "literal" && value.includes(".")),
  };
}

function namesOf(
  language: string,
  count: number,
  moment: (at: number) => number,
  formats: readonly Intl.DateTimeFormatOptions[],
  first = 1,
): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const options of formats) {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    for (let at = 0; at < count; at += 1) {
      const named = format.formatToParts(moment(at)).find(({ type }) => type === "month" || type === "weekday");
      const name = foldDates(named?.value ?? "").replace(/\.$/, "");
      // A language whose months are figures has no names for them.
      if (/\p{L}/u.test(name)) names.set(name, at + first);
    }
  }
  return names;
}

function nearNames(language: string): ReadonlyMap<string, number> {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const named = [0, 1, 2].map((days) => [foldDates(format.format(days, "day")), days] as const);
  // Where a day has no word of its own, a number stands for it.
  return new Map(named.filter(([name]) => !/\d/.test(name)));
}
