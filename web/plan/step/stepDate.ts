import { addDays, type Day } from "../../lib/days.js";
import type { DayTexts } from "./dayTexts.js";
import type { JobHuntStep } from "./optimistic.js";
import { toneOf, type DueTone } from "./huntNext.js";

interface StepDate {
  readonly text: string;
  readonly tone: DueTone;
}

/** Returns the day below the name of a step: when it was done, or when it is due; null when it has none. */
export function stepDate({ dueOn, doneOn, status }: JobHuntStep, today: Day, days: DayTexts): StepDate | null {
  if (status === "DONE") return doneOn === null ? null : { text: days.short(doneOn), tone: "plain" };
  if (dueOn === null) return null;
  const isAhead = dueOn > addDays(today, 1);
  return { text: isAhead ? days.withWeekday(dueOn) : days.due(dueOn, false), tone: toneOf(dueOn, today, false) };
}
