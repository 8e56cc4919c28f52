import { Button } from "../../components/controls/Button.js";
import { useState } from "react";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { DayDialog } from "../step/DayDialog.js";
import { laterMessages } from "../step/laterMessages.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { useToday } from "../step/useToday.js";
import { decisionDays } from "./decisionDays.js";
import { decisionMessages as messages } from "./decisionMessages.js";

interface LaterFieldsProps {
  readonly deadline: Day | null;
  readonly isDisabled: boolean;
  readonly onDay: (day: Day) => void;
}

/** The days for a later decision, each a button. */
export function LaterFields({ deadline, isDisabled, onDay }: LaterFieldsProps) {
  const t = useT();
  const today = useToday();
  const days = useDayTexts();
  const [isPicking, setPicking] = useState(false);
  const { tomorrow, inThreeDays, beforeLast } = decisionDays(today, deadline);
  const offered = [
    { word: laterMessages.tomorrow, day: tomorrow },
    { word: laterMessages.inThreeDays, day: inThreeDays },
    ...(beforeLast === null ? [] : [{ word: messages.beforeLast, day: beforeLast }]),
  ];
  return (
    <div className="later-chips">
      {offered.map(({ word, day }) => (
        <Button key={word.id} size="small" shape="round" disabled={isDisabled} onClick={() => onDay(day)}>
          {t(word)} <i>{days.date(day)}</i>
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
          min={tomorrow}
          onDay={onDay}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
