import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { DaysRow } from "./DaysRow.js";
import { dayMessages } from "./huntDayMessages.js";

interface CardTiesProps {
  readonly hunt: JobHunt;
  readonly today: Day;
  readonly days: DayTexts;
}

/** What belongs to a hunt: its people, its documents, and the days that others set. */
export function CardTies({ hunt, today, days }: CardTiesProps) {
  const t = useT();
  return (
    <div className="hunt-ties">
      <div>
        <span>{t(dayMessages.days)}</span>
        <DaysRow hunt={hunt} today={today} days={days} />
      </div>
    </div>
  );
}
