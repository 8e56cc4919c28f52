import { addDays, type Day } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import { useT, type Translate } from "../../lib/useT.js";
import { dateMessages as messages } from "./dateMessages.js";
import { shortDay } from "./dayWords.js";
import type { TypedDay } from "./useTypedDay.js";

interface Limits {
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
}

/** Returns why the text of a field is not taken as a day; undefined where it is, or is none. */
export function useDayFault(
  typed: TypedDay,
  { min, max, isFree }: Limits & { readonly isFree: boolean },
): string | undefined {
  const t = useT();
  const { intl, today, day, text, isWithinLimits } = typed;
  if (day === null) {
    if (text === "" || isFree) return undefined;
    // 2 January 2026 is a Friday.
    const word = intl.formatDate(Date.UTC(2026, 0, 2), { timeZone: "UTC", weekday: "short" });
    const date = formatDay(intl, addDays(today, 3), { day: "numeric", month: "short" });
    return t(messages.unread, { word, date });
  }
  if (isWithinLimits) return undefined;
  return min && day < min ? limitWords(t, typed, { min }) : limitWords(t, typed, { max });
}

/** Returns which days are taken, in words; undefined where all are. */
export function limitWords(t: Translate, { intl, today, order }: TypedDay, { min, max }: Limits): string | undefined {
  if (max) return max === today ? t(messages.notAfterToday) : t(messages.notAfter, { day: shortDay(intl, max, order) });
  if (!min) return undefined;
  return min === today ? t(messages.notBeforeToday) : t(messages.notBefore, { day: shortDay(intl, min, order) });
}
