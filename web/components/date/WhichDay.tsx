import { useId } from "react";
import { useIntl } from "react-intl";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { dateMessages as messages } from "./dateMessages.js";
import { fullDay } from "./dayWords.js";

interface WhichDayProps {
  /** The days that a text may mean, in the order in which they are offered. */
  readonly readings: readonly Day[];
  readonly onChoose: (day: Day) => void;
}

/** Asks which of some days is meant. */
export function WhichDay({ readings, onChoose }: WhichDayProps) {
  const t = useT();
  const intl = useIntl();
  const id = useId();
  return (
    <div className="date-which" role="group" aria-labelledby={id}>
      <p id={id} className="field-hint" role="status">
        {t(messages.which)}
      </p>
      {readings.map((day) => (
        <button
          key={day}
          type="button"
          className="date-chip"
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(day)}
        >
          {fullDay(intl, day)}
        </button>
      ))}
    </div>
  );
}
