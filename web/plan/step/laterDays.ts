import type { MessageDescriptor } from "react-intl";
import { addDays, startOfNextWeek, type Day } from "../../lib/days.js";
import { laterMessages as messages } from "./laterMessages.js";

/** A day that the menu offers, and the key that takes it while the menu is open. */
export interface LaterDay {
  readonly key: "1" | "3" | "m";
  readonly label: MessageDescriptor;
  readonly day: Day;
}

/** Returns the day from which later days count: that of the row, or today where it has none or is past. */
export function countedFrom(today: Day, dueOn: Day | null): Day {
  return dueOn !== null && dueOn > today ? dueOn : today;
}

/** Returns a day some days later, and the words for it, which count as it does. */
export function daysLater(today: Day, dueOn: Day | null, days: 1 | 3): Pick<LaterDay, "label" | "day"> {
  const from = countedFrom(today, dueOn);
  const day = addDays(from, days);
  if (from === today) return { label: days === 1 ? messages.tomorrow : messages.inThreeDays, day };
  return { label: days === 1 ? messages.oneDayLater : messages.threeDaysLater, day };
}

/**
 * Returns the days to move something to, all after its own day and after today; the weekend's days are 1 for Monday to 7 for
 * Sunday.
 */
export function laterDays(today: Day, dueOn: Day | null, weekend: readonly number[]): readonly LaterDay[] {
  const from = countedFrom(today, dueOn);
  const day = startOfNextWeek(from, weekend);
  const isNext = day === startOfNextWeek(today, weekend);
  return [
    { key: "1", ...daysLater(today, dueOn, 1) },
    { key: "3", ...daysLater(today, dueOn, 3) },
    { key: "m", label: isNext ? messages.nextWeek : messages.weekAfter, day },
  ];
}
