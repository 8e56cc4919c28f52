import { browserLanguages } from "../../lib/environment/languages.js";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import type { DateOrder } from "./readDay.js";

/** The first day of the week where the browser does not know it: Monday, as a number of 0 for Sunday to 6. */
const MONDAY = 1;

/** The orders in which dates are written. */
export const DATE_ORDERS = ["DMY", "MDY", "YMD"] as const satisfies readonly DateOrder[];

/** What browsers know of weeks: a method in the standard, a property in those of before. */
interface WeekOfLocale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** Returns the tag whose region writes the person's dates: that of their language, else the browser's first one with a region. */
export function regionalTag(locale: string, wanted: readonly string[]): string {
  const hasRegion = (tag: string): boolean => new Intl.Locale(tag).region !== undefined;
  const language = locale.split("-")[0];
  return [locale, ...wanted.filter((tag) => tag.split("-")[0] === language), ...wanted].find(hasRegion) ?? locale;
}

/** Returns the order in which a region writes dates in figures. */
export function orderOf(tag: string): DateOrder {
  const kinds = new Intl.DateTimeFormat(tag, { day: "numeric", month: "numeric", year: "numeric" })
    .formatToParts(0)
    .flatMap(({ type }) => (type === "day" || type === "month" || type === "year" ? type.charAt(0).toUpperCase() : []))
    .join("");
  return DATE_ORDERS.find((order) => order === kinds) ?? "DMY";
}

/** Returns the weekday on which weeks begin in a region, 0 for Sunday to 6. */
export function firstWeekday(tag: string): number {
  const locale = new Intl.Locale(tag) as WeekOfLocale; // what TypeScript does not declare yet
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  return first === undefined ? MONDAY : first % 7;
}

/** Returns the order that the browser's region writes, beside a language of the interface. */
export function browserOrder(locale: string): DateOrder {
  return orderOf(regionalTag(locale, browserLanguages()));
}

/** Returns the person's own order: the one chosen on the profile, else that of the browser's region. */
export function useDateOrder(locale: string): DateOrder {
  const [chosen] = useLocalStorageState("dateOrder");
  return chosen ?? browserOrder(locale);
}
