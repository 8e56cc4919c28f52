import type { DateLanguage } from "../../../schema/dates/date-language.js";
import { anyWordOf, createDayReader, type DayOrder, type DayReader } from "../../../schema/dates/day-reader.js";
import { foldDates } from "../../../schema/dates/fold-dates.js";
import { ar } from "../../../schema/dates/languages/ar.js";
import { de } from "../../../schema/dates/languages/de.js";
import { en } from "../../../schema/dates/languages/en.js";
import { es } from "../../../schema/dates/languages/es.js";
import { fr } from "../../../schema/dates/languages/fr.js";

/** What the notes of a person are read with in one of their languages. */
export interface NoteReader {
  readonly words: DateLanguage;
  readonly days: DayReader;
  /** The order of `12/3` in the region; null: the region is not known. */
  readonly order: DayOrder | null;
  /** Whether a date in figures has dots. */
  readonly hasDots: boolean;
  /** Is found at the end of what stands before a day that is over or comes again and again. */
  readonly overAfter: RegExp;
  /** Is found at the beginning of what stands after such a day. */
  readonly overBefore: RegExp;
  /** Is found before a word that names a day elsewhere. */
  readonly otherAfter: RegExp;
  /** Is found after a word that may be a month, when it is none: `5 may apply`. */
  readonly noMonthBefore: RegExp;
}

const LANGUAGES: Readonly<Record<string, DateLanguage>> = { ar, de, en, es, fr };

const known = new Map<string, NoteReader>();

/** Returns the reader of a language with or without its region; a language without a file has the names that `Intl` knows. */
export function noteReader(tag: string): NoteReader {
  const before = known.get(tag);
  if (before) return before;
  const reader = makeReader(tag);
  known.set(tag, reader);
  return reader;
}

function makeReader(tag: string): NoteReader {
  const words = LANGUAGES[tag.split("-")[0] ?? ""] ?? namesOf(tag);
  const parts = new Intl.DateTimeFormat(tag, { day: "numeric", month: "numeric", year: "numeric" }).formatToParts(0);
  const kinds = parts.map(({ type }) => type);
  const order = kinds.indexOf("month") < kinds.indexOf("day") ? "MONTH_FIRST" : "DAY_FIRST";
  const any = (pick: (words: DateLanguage) => string | undefined): string => anyWordOf([words], pick, foldDates);
  const before = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})\\s+$`, "u");
  return {
    words,
    days: createDayReader([words], foldDates),
    overAfter: before(any(({ notAfter }) => notAfter)),
    overBefore: new RegExp(`^\\s+(?:${any(({ notBefore }) => notBefore)})(?!\\p{L})`, "u"),
    otherAfter: before(any(({ otherAfter }) => otherAfter)),
    noMonthBefore: new RegExp(`^\\s+(?!(?:${any(({ afterMonth }) => afterMonth)})(?!\\p{L}))\\p{L}`, "u"),
    order: tag === "en" ? null : order,
    hasDots: parts.some(({ type, value }) => type === "literal" && value.includes(".")),
  };
}

const MONTH_FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: "long", day: "numeric" },
  { month: "short", day: "numeric" },
  { month: "long" },
];

/** Returns the names of months, weekdays and near days in a language. */
function namesOf(tag: string): DateLanguage {
  const named = (at: number, options: Intl.DateTimeFormatOptions): string => {
    const parts = new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" }).formatToParts(at);
    return withLetters(parts.find(({ type }) => type === "month" || type === "weekday")?.value ?? "");
  };
  const month = (at: number): string => MONTH_FORMS.map((options) => named(Date.UTC(2026, at, 3), options)).join("|");
  const near = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
  const day = (distance: number): string => withLetters(near.format(distance, "day"));
  return {
    months: Array.from({ length: 12 }, (_, at) => month(at)).join(", "),
    // 4 January 2026 is a Sunday.
    weekdays: Array.from({ length: 7 }, (_, at) => named(Date.UTC(2026, 0, 4 + at), { weekday: "long" })).join(", "),
    yesterday: day(-1),
    today: day(0),
    tomorrow: day(1),
    dayAfterTomorrow: day(2),
  };
}

/** Returns a name without its full stop; an empty text for a number, or for one in words: `in 2 days`. */
function withLetters(name: string): string {
  return /\d/.test(name) || !/\p{L}/u.test(name) ? "" : name.replace(/\.$/, "");
}
