import { addDays, utcDate, type Day } from "../../lib/days.js";
import { countedFrom, daysLater, type LaterDay } from "../step/laterDays.js";
import { decisionMessages as messages } from "./decisionMessages.js";

/** A day that is offered for a later decision, and its words. */
type DecisionDay = Pick<LaterDay, "label" | "day">;

/**
 * Returns the days that are offered for a later decision, all after the day for which it is planned and after today; the day
 * before the last one to apply is one of them where it is known and none of the others.
 */
export function decisionDays(today: Day, dueOn: Day | null, deadline: Day | null): readonly DecisionDay[] {
  const usual = [daysLater(today, dueOn, 1), daysLater(today, dueOn, 3)];
  const before = deadline === null ? null : addDays(deadline, -1);
  const isOther = before !== null && before > countedFrom(today, dueOn) && usual.every(({ day }) => day !== before);
  return isOther ? [...usual, { label: messages.beforeLast, day: before }] : usual;
}

/** Returns the first working day after a day; the weekend's days are 1 for Monday to 7 for Sunday. */
export function workingDayAfter(day: Day, weekend: readonly number[]): Day {
  const days = [1, 2, 3, 4, 5, 6, 7].map((later) => addDays(day, later));
  return days.find((later) => !weekend.includes(utcDate(later).getUTCDay() || 7)) ?? addDays(day, 1);
}
