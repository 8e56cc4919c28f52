import { Button } from "../../components/controls/Button.js";
import { Lock } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import type { Day } from "../../lib/days.js";
import { huntSheetPath } from "../../lib/paths.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import { keptMessages as messages } from "../../plan/submission/keptMessages.js";
import "../../plan/link/ties.css";

interface SentChipProps {
  readonly huntId: string;
  readonly day: Day;
  readonly days: DayTexts;
}

/** Tells that a copy of what was sent is kept; a press leads to it, on the sheet of the hunt. */
export function SentChip({ huntId, day, days }: SentChipProps) {
  const t = useT();
  const go = useGo();
  return (
    <Button
      size="small"
      className="tie"
      icon={<Icon of={Lock} size={14} />}
      title={t(messages.copy)}
      onClick={() => go(huntSheetPath(huntId))}
    >
      {t(messages.sentOn, { day: days.date(day) })}
    </Button>
  );
}
