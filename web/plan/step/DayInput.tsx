import { useId } from "react";
import type { Day } from "../../lib/days.js";
import "./day.css";

interface DayInputProps {
  readonly label: string;
  /** A day; empty: none is chosen. */
  readonly value: string;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  readonly autoFocus?: boolean;
  /** Below the field. */
  readonly hint?: string | undefined;
  /** What is wrong with the day, in place of the hint; undefined: nothing. */
  readonly problem?: string | undefined;
  readonly onChange: (day: string) => void;
}

/** A labelled day, typed or chosen in the browser's own calendar. */
export function DayInput(props: DayInputProps) {
  const { label, value, min, max, autoFocus = false, hint, problem, onChange } = props;
  const id = useId();
  const below = problem ?? hint;
  return (
    <div className="day-input">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        autoFocus={autoFocus}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        aria-invalid={problem === undefined ? undefined : true}
        onChange={(event) => onChange(event.target.value)}
      />
      {below !== undefined && (
        <p
          id={`${id}-below`}
          className={problem === undefined ? "field-hint" : "field-problem"}
          role={problem === undefined ? undefined : "alert"}
        >
          {below}
        </p>
      )}
    </div>
  );
}
