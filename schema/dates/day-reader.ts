import type { DateLanguage } from "./date-language.js";

/** The order of day and month in a day of figures. */
export type DayOrder = "DAY_FIRST" | "MONTH_FIRST";

/**
 * The forms of a written day: `2026-12-03`; `3.12.2026` and `12/3/26`; `3.12.`; `12/3`; `3 December 2026`;
 * `December 3rd, 2026`. In the last two the year may be missing.
 */
export type DayForm = "YEAR_FIRST" | "FIGURES" | "DOTTED" | "SLASHED" | "DAY_MONTH" | "MONTH_DAY";

/** A range of a text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A day as it is written; the calendar may lack it. */
export interface WrittenDay extends Place {
  /** Undefined where none is written; two figures are a year of this century. */
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
  /** True for `3/4/2027`: it is read with the day first, and the order of its writer may be the other one. */
  readonly isOpen: boolean;
  /** The folded name of the month; undefined in figures. */
  readonly monthName: string | undefined;
}

/** What a word says of a day: its distance from today in days, or its weekday, 0 for Sunday. */
export type DayMeaning = { readonly distance: number } | { readonly weekday: number };

/** The patterns of some languages. They take long to build, so a reader is made once. */
export interface DayReader {
  readonly forms: Readonly<Record<DayForm, RegExp>>;
  /** The months by their folded names, each 1 to 12. */
  readonly months: ReadonlyMap<string, number>;
  /** The words that name a day, folded. */
  readonly words: ReadonlyMap<string, DayMeaning>;
  readonly anyWord: RegExp;
}

/** "00:00:00 UTC" between the day and the year of a date that a machine wrote. */
const CLOCK = String.raw`(?:\d\d:\d\d(?::\d\d)? (?:[a-z]{1,5} |[+-]\d\d:?\d\d )?)?`;

/** Makes a reader of texts that `fold` has folded. Where two languages share a name, the first of them decides. */
export function createDayReader(languages: readonly DateLanguage[], fold: (text: string) => string): DayReader {
  const { months, words } = namesOf(languages, fold);
  const any = (pick: (language: DateLanguage) => string | undefined): string => anyWordOf(languages, pick, fold);
  const month = `(?<name>${anyName(months)})`;
  const ordinal = any(({ ordinals }) => ordinals);
  const lateOrdinal = any(({ writesMonthFirst, ordinals }) => (writesMonthFirst ? ordinals : undefined));
  const beforeMonth = String.raw`(?:(?:${any((language) => language.beforeMonth)}|\.)\s*)?`;
  const beforeYear = String.raw`(?:(?:${any((language) => language.beforeYear)}|')\s*(?=20\d\d))?`;
  const beforeDay = String.raw`(?:(?:${any((language) => language.beforeDay)})\s+(?=\d{1,2}(?:${lateOrdinal})))?`;
  const form = (source: string): RegExp => new RegExp(source, "gu");
  return {
    forms: {
      YEAR_FIRST: form(String.raw`(?<!\d)(?<year>20\d\d)[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)`),
      FIGURES: form(
        String.raw`(?<![\d.])(?<day>\d{1,2})\s?[./-]\s?(?<month>\d{1,2})\s?[./-]\s?(?<year>20\d\d|\d\d)(?![\d.]\d)`,
      ),
      DOTTED: form(String.raw`(?<![\d.])(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.(?!\d)`),
      SLASHED: form(String.raw`(?<![\d/])(?<day>\d{1,2})/(?<month>\d{1,2})(?![\d/%])`),
      DAY_MONTH: form(
        String.raw`(?<!\d)(?<day>\d{1,2})(?:-|(?:${ordinal}|\.)?\s*${beforeMonth})${month}(?!\p{L})` +
          String.raw`(?:-|\.?,?\s*${beforeYear})(?<year>20\d\d|(?<=-)\d\d)?(?!\d)`,
      ),
      MONTH_DAY: form(
        String.raw`(?<!\p{L})${month}\.?\s+${beforeDay}(?<day>\d{1,2})(?:${lateOrdinal})?(?!\d)` +
          String.raw`(?:,?\s*${CLOCK}(?<year>20\d\d))?`,
      ),
    },
    months,
    words,
    anyWord: form(String.raw`(?<!\p{L})(?:${anyName(words)})(?!\p{L})`),
  };
}

/** Finds the days that a folded text writes in one form, one after the other. */
export function* findWritten(reader: DayReader, text: string, form: DayForm): Generator<WrittenDay> {
  for (const match of text.matchAll(reader.forms[form])) {
    const { year, month, day, name } = match.groups ?? {};
    const [first, second] = [Number(day), name === undefined ? Number(month) : (reader.months.get(name) ?? 0)];
    const mayBeSwapped = form === "SLASHED" || form === "FIGURES";
    // A number above 12 is no month.
    const isSwapped = mayBeSwapped && second > 12;
    yield {
      year: year === undefined ? undefined : Number(year.padStart(4, "20")),
      month: isSwapped ? first : second,
      day: isSwapped ? second : first,
      isOpen: mayBeSwapped && first <= 12 && second <= 12 && first !== second && !match[0].includes("."),
      monthName: name,
      start: match.index,
      end: match.index + match[0].length,
    };
  }
}

/** Returns a written day with day and month in an order; null where the order decides and is not known. */
export function inOrder<T extends WrittenDay>(written: T, order: DayOrder | null): T | null {
  if (!written.isOpen || order === "DAY_FIRST") return written;
  return order === null ? null : { ...written, month: written.day, day: written.month };
}

/** Finds the words that name a day in a folded text: `tomorrow`, `Thursday`. */
export function* findNamed({ words, anyWord }: DayReader, text: string): Generator<Place & DayMeaning> {
  for (const match of text.matchAll(anyWord)) {
    const meaning = words.get(match[0]);
    if (meaning !== undefined) yield { ...meaning, start: match.index, end: match.index + match[0].length };
  }
}

/** Returns what some languages have as a word for something, as alternatives of a pattern; one that never matches of none. */
export function anyWordOf(
  languages: readonly DateLanguage[],
  pick: (language: DateLanguage) => string | undefined,
  fold: (text: string) => string,
): string {
  const words = languages.flatMap((language) => pick(language) ?? []);
  // Only letters beyond ASCII: a pattern has capitals of its own.
  return words.length === 0 ? "(?!)" : words.join("|").replace(/[^ -~]+/g, fold);
}

function namesOf(
  languages: readonly DateLanguage[],
  fold: (text: string) => string,
): Pick<DayReader, "months" | "words"> {
  const months = new Map<string, number>();
  const words = new Map<string, DayMeaning>();
  function add<T>(names: Map<string, T>, list: string, meaningOf: (at: number) => T): void {
    list.split(", ").forEach((variants, at) => {
      for (const name of variants.split("|").map(fold))
        if (name !== "" && !names.has(name)) names.set(name, meaningOf(at));
    });
  }
  for (const language of languages) {
    const { yesterday, today, tomorrow = "", dayAfterTomorrow = "", partsOfToday = "" } = language;
    add(months, language.months, (at) => at + 1);
    add(words, language.weekdays, (weekday) => ({ weekday }));
    add(words, [yesterday, today, tomorrow, dayAfterTomorrow].join(", "), (at) => ({ distance: at - 1 }));
    add(words, partsOfToday, () => ({ distance: 0 }));
  }
  return { months, words };
}

/** Returns a pattern of any of some names, the longest first; one that never matches of none. */
function anyName(names: ReadonlyMap<string, unknown>): string {
  const escaped = [...names.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return escaped.toSorted((a, b) => b.length - a.length).join("|") || "(?!)";
}
