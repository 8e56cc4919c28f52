import { distanceOf, fullDay } from "./dayWords.js";
import type { TypedDay } from "./useTypedDay.js";

interface BelowOptions {
  readonly fault: string | undefined;
  readonly hint: string | undefined;
  readonly isFree: boolean;
  /** The field has no focus: what is typed is complete. */
  readonly isLeft: boolean;
  /** That a text without a day is kept. */
  readonly kept: string;
}

/**
 * Returns what stands below a field of a day: that it is not taken, what was understood, or else a hint or how far the day
 * is. Undefined: nothing, or a question.
 */
export function dayBelow(typed: TypedDay, { fault, hint, isFree, isLeft, kept }: BelowOptions): string | undefined {
  const { intl, today, day, readings, text, isTyped } = typed;
  if (day !== null) {
    const distance = distanceOf(intl, day, today);
    return fault ?? (isTyped ? `${fullDay(intl, day)} · ${distance}` : (hint ?? distance));
  }
  if (text === "") return hint;
  if (readings.length > 0 || !isLeft) return undefined;
  return isFree ? kept : fault;
}
