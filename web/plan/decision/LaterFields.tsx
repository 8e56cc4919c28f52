import { Button } from "../../components/controls/Button.js";
import { useState } from "react";
import { addDays, type Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { DayDialog } from "../step/DayDialog.js";
import { laterMessages } from "../step/laterMessages.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { useToday } from "../step/useToday.js";
import { decisionDays } from "./decisionDays.js";
import { decisionMessages as messages } from "./decisionMessages.js";

interface LaterFieldsProps {
  /** The day for which the decision is planned; null: none. */
  readonly dueOn: Day | null;
  readonly deadline: Day | null;
  readonly isDisabled: boolean;
  readonly onDay: (day: Day) => void;
}

/** The days for a later decision, each a button. */
export function LaterFields({ dueOn, deadline, isDisabled, onDay }: LaterFieldsProps) {
  const t = useT();
  const today = useToday();
  const days = useDayTexts();
  const [isPicking, setPicking] = useState(false);
  return (
    <div className="later-chips">
      {decisionDays(today, dueOn, deadline).map(({ label, day }) => (
        <Button key={label.id} size="small" shape="round" disabled={isDisabled} onClick={() => onDay(day)}>
          {t(label)} <i>{days.date(day)}</i>
        </Button>
      ))}
      <Button size="small" shape="round" disabled={isDisabled} onClick={() => setPicking(true)}>
        {t(messages.otherDay)}
      </Button>
      {isPicking && (
        <DayDialog
          title={t(laterMessages.later)}
          action={t(laterMessages.move)}
          initial=""
          min={addDays(today, 1)}
          onDay={onDay}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
