import { addDays, utcDate, type Day } from "../../lib/days.js";

/** The days that are offered for a later decision. */
export interface DecisionDays {
  readonly tomorrow: Day;
  readonly inThreeDays: Day;
  /** The day before the last day to apply; null where that is not known, or not after the others. */
  readonly beforeLast: Day | null;
}

/** Returns the days that are offered for a later decision. */
export function decisionDays(today: Day, deadline: Day | null): DecisionDays {
  const tomorrow = addDays(today, 1);
  const inThreeDays = addDays(today, 3);
  const before = deadline === null ? null : addDays(deadline, -1);
  const isOther = before !== null && before > tomorrow && before !== inThreeDays;
  return { tomorrow, inThreeDays, beforeLast: isOther ? before : null };
}

/** Returns the first working day after a day; the weekend's days are 1 for Monday to 7 for Sunday. */
export function workingDayAfter(day: Day, weekend: readonly number[]): Day {
  const days = [1, 2, 3, 4, 5, 6, 7].map((later) => addDays(day, later));
  return days.find((later) => !weekend.includes(utcDate(later).getUTCDay() || 7)) ?? addDays(day, 1);
}
