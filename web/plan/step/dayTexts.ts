import type { IntlShape } from "react-intl";
import { daysBetween, type Day } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import type { Translate } from "../../lib/useT.js";
import { dayMessages as messages } from "./dayMessages.js";

/** The days after today that are named by their weekday alone. */
const WEEK = 7;

/** Writes days in words; `today` is the person's day. */
export interface DayTexts {
  /** `today`, `tomorrow`, `yesterday`, `Fri 27` in the next seven days, `3 Dec`, and the year when it is not this one. */
  readonly short: (day: Day) => string;
  /** As `short`, and with the weekday in every date: `Thu 3 Dec`. */
  readonly withWeekday: (day: Day) => string;
  /** The date with its weekday, whatever today is, for what is kept: `Thu 3 Dec`. */
  readonly date: (day: Day) => string;
  /** `Thursday, 26 November`. */
  readonly full: (day: Day) => string;
  /** When an open step or day is due: `Due today`, `planned for Tue 24`, or `2 days late` for a day that others set. */
  readonly due: (day: Day, isSetByOthers: boolean) => string;
}

/** Returns the writer of days for a language. */
export function dayTexts(intl: Pick<IntlShape, "formatDate" | "locale">, t: Translate, today: Day): DayTexts {
  const format = (day: Day, options: Intl.DateTimeFormatOptions): string =>
    formatDay(intl, day, { ...yearOf(day, today), ...options });
  const named = (day: Day): string | undefined => {
    const distance = daysBetween(today, day);
    if (distance === 0) return t(messages.today);
    if (distance === 1) return t(messages.tomorrow);
    return distance === -1 ? t(messages.yesterday) : undefined;
  };
  const date = (day: Day): string => format(day, { weekday: "short", day: "numeric", month: "short" });
  const withWeekday = (day: Day): string => named(day) ?? date(day);
  const short = (day: Day): string => {
    const distance = daysBetween(today, day);
    const isNear = distance > 1 && distance <= WEEK;
    return (
      named(day) ??
      (isNear ? format(day, { weekday: "short", day: "numeric" }) : format(day, { day: "numeric", month: "short" }))
    );
  };
  const due = (day: Day, isSetByOthers: boolean): string => {
    const distance = daysBetween(today, day);
    if (distance === 0) return t(messages.dueToday);
    if (distance > 0) return t(messages.due, { day: withWeekday(day) });
    return isSetByOthers ? t(messages.late, { days: -distance }) : t(messages.planned, { day: withWeekday(day) });
  };
  return {
    short,
    withWeekday,
    date,
    full: (day) => format(day, { weekday: "long", day: "numeric", month: "long" }),
    due,
  };
}

function yearOf(day: Day, today: Day): Intl.DateTimeFormatOptions {
  return day.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" };
}
