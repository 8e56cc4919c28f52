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
  readonly onChange: (day: string) => void;
}

/** A labelled day, typed or chosen in the browser's own calendar. */
export function DayInput({ label, value, min, max, autoFocus = false, onChange }: DayInputProps) {
  const id = useId();
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
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
