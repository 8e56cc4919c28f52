import { addDays, utcDate, type Day } from "../../lib/days.js";
import { addMonths } from "./distances.js";

/** The days of a month in whole weeks, with those of the months beside it. */
export function weeksOf(day: Day, firstWeekday: number): readonly (readonly Day[])[] {
  const first = `${day.slice(0, 8)}01`;
  const before = (utcDate(first).getUTCDay() - firstWeekday + 7) % 7;
  const start = addDays(first, -before);
  // As many rows for each month, so that what is below them does not move.
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, at) => addDays(start, week * 7 + at)),
  );
}

interface MoveOptions {
  readonly firstWeekday: number;
  /** The page is read from right to left. */
  readonly isMirrored: boolean;
  readonly isShifted: boolean;
}

/** Returns the day to which a key moves in a grid of a month; null: it is no such key. */
export function movedBy(key: string, day: Day, { firstWeekday, isMirrored, isShifted }: MoveOptions): Day | null {
  const ahead = isMirrored ? -1 : 1;
  const inWeek = (utcDate(day).getUTCDay() - firstWeekday + 7) % 7;
  switch (key) {
    case "ArrowRight":
      return addDays(day, ahead);
    case "ArrowLeft":
      return addDays(day, -ahead);
    case "ArrowDown":
      return addDays(day, 7);
    case "ArrowUp":
      return addDays(day, -7);
    case "Home":
      return addDays(day, -inWeek);
    case "End":
      return addDays(day, 6 - inWeek);
    case "PageDown":
      return addMonths(day, isShifted ? 12 : 1);
    case "PageUp":
      return addMonths(day, isShifted ? -12 : -1);
    default:
      return null;
  }
}
