import type { DateLanguage } from "./date-language.js";
import { anyWordOf, type Place } from "./day-reader.js";
import { foldDates } from "./fold-dates.js";

/** A time that a text names, and where. */
export interface FoundTime extends Place {
  /** `HH:MM`. */
  readonly time: string;
  /** It says by itself that it is a time to come: `at 14:00`. */
  readonly isClear: boolean;
}

/** How far a bare hour may stand from its day, in characters: `tomorrow at 10`. */
const BESIDE = 4;

/** The hours that are in the morning or the afternoon, unless the text says which: 1 to 6. */
const UNCLEAR_HOUR_MAX = 6;

/**
 * Returns the times in a text that `foldDates` has folded. An hour that may be in the morning or the afternoon, and one
 * with `half` or a quarter beside it, are not read; neither is a bare number that no day stands beside.
 */
export function findTimes(
  text: string,
  languages: readonly DateLanguage[],
  days: readonly Place[],
): readonly FoundTime[] {
  const any = (pick: (words: DateLanguage) => string | undefined): string => anyWordOf(languages, pick, foldDates);
  const [at, clock] = [any((words) => words.at), any((words) => words.clock)];
  const [morning, afternoon] = [any((words) => words.morning), any((words) => words.afternoon)];
  const pattern = new RegExp(
    `(?<at>(?<!\\p{L})(?:${at})\\s+)?(?<!(?:[\\d:,/€$£+-]|\\d\\.|[€$£] |[^\\d]\\s-))(?<hour>\\d{1,2})` +
      `(?:(?<colon>:)(?<minutes>\\d{2})(?::\\d{2})?|[.h](?<others>\\d{2}))?(?!\\d)` +
      `(?:\\s*(?<clock>${clock})(?!\\p{L})(?:\\s?(?<after>\\d{2})(?!\\d))?)?` +
      `(?:\\s*(?:(?<morning>${morning})|(?<afternoon>${afternoon}))(?!\\p{L}))?` +
      `(?:\\s+(?<half>${any((words) => words.andHalf)})(?!\\p{L}))?`,
    "gu",
  );
  const fraction = any((words) => words.fraction);
  const before = new RegExp(`(?<!\\p{L})(?:${fraction})\\s+$`, "u");
  const after = new RegExp(`^\\s*(?:${fraction})(?!\\p{L})`, "u");
  // A bare hour is not the beginning of something else, such as a street or an amount.
  const alone = new RegExp(`^\\s*(?:$|[.,;:!?)\\n](?!\\d)|(?:${any((words) => words.afterTime)})(?!\\p{L}))`, "u");
  return [...text.matchAll(pattern)].flatMap((match) => {
    const said = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const rest = text.slice(end);
    const figures = start + (said.at?.length ?? 0);
    if (days.some((day) => figures < day.end && figures >= day.start)) return [];
    if (before.test(text.slice(0, figures)) || after.test(rest)) return [];
    const isMarked = Boolean(said.colon ?? said.clock ?? said.morning ?? said.afternoon) || said.others !== undefined;
    // `10h30` has its mark inside; `2.30` alone is a price or a version.
    const hasDot = said.others !== undefined && match[0].includes(`.${said.others}`);
    const isHourSign = /\dh\d/.test(match[0]);
    const hasWords = Boolean(said.clock ?? said.morning ?? said.afternoon);
    if (hasDot && !hasWords) return [];
    const gap = (day: Place): number => Math.max(start - day.end, day.start - end);
    const isBeside = days.some((day) => gap(day) <= BESIDE);
    const isAfterWord = said.at !== undefined;
    if (!isMarked && !(isAfterWord && isBeside && alone.test(rest))) return [];
    // `8h` and `8 heures` are a time after `à` or beside a day, and elsewhere a length of time.
    const isLength = /^h/.test(said.clock ?? "") && !isHourSign && said.colon === undefined;
    if (isLength && !isAfterWord && !isBeside) return [];
    const time = toTime(said);
    return time === undefined ? [] : [{ time, start, end, isClear: isAfterWord || hasWords }];
  });
}

function toTime(said: Readonly<Record<string, string | undefined>>): string | undefined {
  const stated = Number(said.hour);
  const minutes = Number(said.minutes ?? said.others ?? said.after ?? (said.half === undefined ? 0 : 30));
  const isHalfOfDay = said.morning !== undefined || said.afternoon !== undefined;
  if (stated > 23 || minutes > 59 || (isHalfOfDay && stated === 0)) return undefined;
  const isUnclear = stated > 0 && stated <= UNCLEAR_HOUR_MAX && !said.hour?.startsWith("0");
  if (isUnclear && !isHalfOfDay) return undefined;
  return `${String(hourOf(stated, said)).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

function hourOf(stated: number, { morning, afternoon }: Readonly<Record<string, string | undefined>>): number {
  if (afternoon !== undefined && stated < 12) return stated + 12;
  return morning !== undefined && stated === 12 ? 0 : stated;
}
