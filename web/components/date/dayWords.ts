import type { IntlShape } from "react-intl";
import { daysBetween, utcDate, type Day } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import { orderOf } from "./dateOrder.js";
import type { DateOrder } from "./readDay.js";

type Formats = Pick<IntlShape, "formatDate" | "locale">;

/** Up to how many days a distance is said in days, and up to how many in months. */
const DAYS_MAX = 60;
const MONTHS_MAX = 730;
const DAYS_OF_MONTH = 30.44;
const DAYS_OF_YEAR = 365.25;

/** Returns a day with its weekday, short, in an order: `Sun 29 Nov 2026`, `So. 29.11.2026`, `dim. 29/11/2026`. */
export function shortDay(intl: Formats, day: Day, order: DateOrder): string {
  const weekday = formatDay(intl, day, { weekday: "short" });
  return `${weekday} ${ownDate(intl, day, order)}`;
}

/** Returns a day without its weekday in an order: `29 Nov 2026`, `29.11.2026`. Where the year is first it is written in figures. */
export function ownDate(intl: Formats, day: Day, order: DateOrder): string {
  if (order === "YMD") return day;
  const isEnglish = intl.locale.startsWith("en");
  const parts = new Intl.DateTimeFormat(intl.locale, {
    timeZone: "UTC",
    day: isEnglish ? "numeric" : "2-digit",
    // English has two orders, so its readers know a month by its name alone.
    month: isEnglish ? "short" : "2-digit",
    year: "numeric",
  }).formatToParts(utcDate(day));
  const text = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? "";
  if (orderOf(intl.locale) === order) return parts.map(({ value }) => value).join("");
  const [date, month, year] = [text("day"), text("month"), text("year")];
  if (isEnglish) {
    return order === "DMY" ? `${date} ${month} ${year}` : `${month} ${date}, ${year}`;
  }
  return (order === "DMY" ? [date, month, year] : [month, date, year]).join("/");
}

/** Returns a day in full words: `Sunday 29 November 2026`. */
export function fullDay(intl: Formats, day: Day): string {
  return formatDay(intl, day, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

/** Returns how far a day is from today: `in 3 days`, `tomorrow`, `2 months ago`. */
export function distanceOf(intl: Pick<IntlShape, "formatRelativeTime">, day: Day, today: Day): string {
  const days = daysBetween(today, day);
  const say = (count: number, unit: "day" | "month" | "year"): string =>
    intl.formatRelativeTime(Math.round(count), unit, { numeric: "auto" });
  if (Math.abs(days) <= DAYS_MAX) return say(days, "day");
  return Math.abs(days) <= MONTHS_MAX ? say(days / DAYS_OF_MONTH, "month") : say(days / DAYS_OF_YEAR, "year");
}

/** Returns a time of HH:MM as the language writes it: `10:30`, `3:00 PM`. */
export function timeInWords(intl: Pick<IntlShape, "formatTime">, time: string): string {
  return intl.formatTime(new Date(`1970-01-01T${time}:00Z`), { timeZone: "UTC", timeStyle: "short" });
}
