import { foldDates } from "../../../schema/dates/fold-dates.js";

/** The names that a language has for days, folded, as `foldDay` folds what is typed. */
export interface DayNames {
  /** Months, each 1 to 12. */
  readonly months: ReadonlyMap<string, number>;
  /** Weekdays, each 0 for Sunday to 6. */
  readonly weekdays: ReadonlyMap<string, number>;
  /** What has two words or more: it is one word in what is read. */
  readonly longNames: readonly string[];
}

const known = new Map<string, DayNames>();

/** Returns a text in lower case, with figures of ASCII, without accents, articles of Arabic, signs of direction and commas. */
export function foldDay(text: string): string {
  return foldDates(text)
    .replace(/[\u200e\u200f\u061c]/g, "")
    .replace(/[‐-―−]/g, "-")
    .replace(/[,،;]/g, " ")
    .replace(/(^|\s)ال(?=\p{L}{2})/gu, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns the names of months and weekdays that the browser knows for a language. */
export function dayNames(language: string): DayNames {
  const before = known.get(language);
  if (before) return before;
  const months = new Map<string, number>();
  const weekdays = new Map<string, number>();
  for (const width of ["long", "short"] as const) {
    for (let month = 0; month < 12; month++) {
      // Some languages have another form of a month beside its day.
      for (const options of [{ month: width }, { month: width, day: "numeric" }] as const)
        add(months, nameIn(language, Date.UTC(2026, month, 3), options), month + 1);
    }
    // 4 January 2026 is a Sunday.
    for (let weekday = 0; weekday < 7; weekday++)
      add(weekdays, nameIn(language, Date.UTC(2026, 0, 4 + weekday), { weekday: width }), weekday);
  }
  const longNames = [...months.keys(), ...weekdays.keys()].filter((name) => name.includes(" "));
  const names = { months, weekdays, longNames };
  known.set(language, names);
  return names;
}

/** Returns what a word names, whole or by its beginning; undefined where several begin so, or none. */
export function findName(
  names: ReadonlyMap<string, number>,
  word: string,
  { shortest }: { readonly shortest: number },
): number | undefined {
  const whole = names.get(word);
  if (whole !== undefined || word.length < shortest) return whole;
  const begun = new Set([...names].filter(([name]) => name.startsWith(word)).map(([, value]) => value));
  const [only] = begun;
  return begun.size === 1 ? only : undefined;
}

function add(names: Map<string, number>, name: string, value: number): void {
  // A number is no name: some languages count their months.
  if (/\p{L}/u.test(name) && !/\d/.test(name) && !names.has(name)) names.set(name, value);
}

function nameIn(language: string, at: number, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).formatToParts(at);
  const name = parts.find(({ type }) => type === "month" || type === "weekday")?.value ?? "";
  return foldDay(name).replace(/\./g, "");
}
