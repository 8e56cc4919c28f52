import { useState } from "react";
import { useIntl, type IntlShape } from "react-intl";
import type { Day } from "../../lib/days.js";
import { useToday } from "../../lib/useToday.js";
import { useDateOrder } from "./dateOrder.js";
import { shortDay } from "./dayWords.js";
import { isRealDay, isWithin, readDay, readMoment, type DateOrder, type ReadDayOptions } from "./readDay.js";

/** What a field of a day is given. */
export interface TypedDayOptions {
  /** A day; any other text is one that names no single day; empty: none. */
  readonly value: string;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  /** A text that names no day is as good. */
  readonly isFree?: boolean;
  readonly onChange: (value: string) => void;
  /** Takes a time that was typed beside the day; absent: none belongs there. */
  readonly onTime?: ((time: string) => void) | undefined;
}

/** What a field of a day shows, and what typing does. */
export interface TypedDay {
  readonly intl: IntlShape;
  readonly today: Day;
  readonly order: DateOrder;
  /** What stands in the field. */
  readonly text: string;
  /** Null while no single day is known. */
  readonly day: Day | null;
  /** The days that the text may mean, where it is none. */
  readonly readings: readonly Day[];
  /** The text is typed, and not yet taken. */
  readonly isTyped: boolean;
  readonly isWithinLimits: boolean;
  readonly type: (text: string) => void;
  /** Takes a day; empty: none. */
  readonly choose: (day: Day) => void;
  /** Shows a day that was typed as the person writes it. */
  readonly commit: () => void;
}

/** Holds what is typed into a field of a day beside the day that it means. */
export function useTypedDay({ value, min, max, isFree = false, onChange, onTime }: TypedDayOptions): TypedDay {
  const intl = useIntl();
  const today = useToday();
  const order = useDateOrder(intl.locale);
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  const options: ReadDayOptions = { today, order, language: intl.locale, min, max };
  const isTyped = typed !== null && typed.value === value;
  const day = isRealDay(value) ? value : null;
  const shown = day === null ? value : shortDay(intl, day, order);
  const readings = day === null ? readDay(value, options) : [];
  return {
    intl,
    today,
    order,
    text: isTyped ? typed.text : shown,
    day,
    readings,
    isTyped,
    isWithinLimits: day === null || isWithin(day, { min, max }),
    type: (text) => {
      const { days, time } = onTime ? readMoment(text, options) : { days: readDay(text, options), time: null };
      const [only] = days;
      const isTimeAlone = days.length === 0 && time !== null && day !== null;
      const kept = text.trim() === "" ? "" : text;
      const none = isTimeAlone ? day : kept;
      const next = only !== undefined && days.length === 1 ? only : none;
      setTyped({ text, value: next });
      onChange(next);
      if (time !== null) onTime?.(time);
    },
    choose: (chosen) => {
      setTyped(null);
      onChange(chosen);
    },
    commit: () => {
      setTyped(null);
      // A text that was there before it could be read, such as one of a draft.
      const [only] = readings;
      if (!isFree && only !== undefined && readings.length === 1) onChange(only);
    },
  };
}
