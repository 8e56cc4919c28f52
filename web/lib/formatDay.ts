import type { FormatDateOptions, IntlShape } from "react-intl";
import { utcDate, type Day } from "./days.js";

/** How languages write the first day of a month in a date, where that is no plain 1 as in the data of browsers. */
const FIRST_OF_MONTH: Readonly<Record<string, string>> = { fr: "1er" };

/** Returns a formatted date, such as `mar. 1 déc.`, with the first day of a month as its language writes it. */
export function withFirstOfMonth(date: string, locale: string): string {
  const first = FIRST_OF_MONTH[locale.split("-")[0] ?? ""];
  return first === undefined ? date : date.replace(/(^|\s)1(?=\s)/, `$1${first}`);
}

/** Writes a day in the user's language. */
export function formatDay(
  intl: Pick<IntlShape, "formatDate" | "locale">,
  day: Day,
  options: FormatDateOptions,
): string {
  return withFirstOfMonth(intl.formatDate(utcDate(day), { timeZone: "UTC", ...options }), intl.locale);
}
