import { useId } from "react";
import type { Day } from "../../lib/days.js";
import { DateBox } from "./DateBox.js";

interface DayFieldProps {
  readonly label: string;
  /** A day, or a text that names none or two; empty: none is chosen. */
  readonly value: string;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  readonly autoFocus?: boolean;
  /** It cannot be left empty. */
  readonly isRequired?: boolean;
  /** Below the field. */
  readonly hint?: string | undefined;
  /** What is wrong with the day, in place of the hint; undefined: nothing. */
  readonly problem?: string | undefined;
  readonly onChange: (day: string) => void;
  /** Takes a time that was typed beside the day. */
  readonly onTime?: (time: string) => void;
}

/** A labelled day, typed or chosen in a calendar; see `DateBox`. */
export function DayField({ label, ...box }: DayFieldProps) {
  const id = useId();
  return (
    <div className="day-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <DateBox {...box} id={id} />
    </div>
  );
}
