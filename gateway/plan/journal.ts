import { addDays, type Day } from "../platform/day.js";
import { lastWorkingDayOfWeek, nextWorkingDay, type Weekend } from "./working-days.js";

/** What the day of the journal depends on. */
export interface JournalFacts {
  readonly today: Day;
  /** The day on which the oldest open hunt began: there is nothing to write about before. */
  readonly since: Day;
  /** The last day on which the journal of any hunt was done; null: never. */
  readonly doneOn: Day | null;
  /** The latest day that the person set for it; null: none. */
  readonly byHand: Day | null;
}

/**
 * Returns the day of the journal: the last working day of this week, or of the next one once it was done in this. A day that
 * its person set counts until its week is over.
 */
export function journalDay({ today, since, doneOn, byHand }: JournalFacts, weekend: Weekend): Day {
  const thisWeek = lastWorkingDayOfWeek(today, weekend);
  const isDone = since > thisWeek || (doneOn !== null && lastWorkingDayOfWeek(doneOn, weekend) >= thisWeek);
  const day = isDone ? lastWorkingDayOfWeek(nextWorkingDay(addDays(thisWeek, 1), weekend), weekend) : thisWeek;
  return byHand !== null && lastWorkingDayOfWeek(byHand, weekend) >= day ? byHand : day;
}
