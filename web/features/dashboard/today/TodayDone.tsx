import { Button } from "../../../components/controls/Button.js";
import { CircleCheckBig } from "lucide-react";
import { Icon } from "../../../components/Icon.js";
import { huntSheetPath } from "../../../lib/paths.js";
import { useGo } from "../../../lib/useGo.js";
import { useT } from "../../../lib/useT.js";
import { useDayTexts } from "../../../plan/step/useDayTexts.js";
import { todayMessages as messages } from "./todayMessages.js";
import { offeredHunt, type TodayItem, type WaitingHunt } from "./todayRows.js";
import { useRowTitle } from "./useRowTitle.js";

interface TodayDoneProps {
  /** What is due next. */
  readonly next: TodayItem | undefined;
  readonly waiting: readonly WaitingHunt[];
}

/** Shows that nothing is left today, what comes next, and offers one hunt that has waited for long. */
export function TodayDone({ next, waiting }: TodayDoneProps) {
  const t = useT();
  const days = useDayTexts();
  const go = useGo();
  const { whole } = useRowTitle();
  const offered = offeredHunt(waiting);
  return (
    <div className="today-done">
      <Icon of={CircleCheckBig} size={20} />
      <p>
        <b>{t(messages.dayDone)}</b>{" "}
        {next?.dueOn && t(messages.dayDoneNext, { step: whole(next), day: days.withWeekday(next.dueOn) })}{" "}
        {offered &&
          t(messages.lookAtHunt, {
            name: offered.item.jobHunt.employer?.name ?? offered.item.jobHunt.name,
            days: offered.days,
          })}
      </p>
      {offered && (
        <Button size="small" onClick={() => go(huntSheetPath(offered.item.jobHunt.id))}>
          {t(messages.lookAtIt)}
        </Button>
      )}
    </div>
  );
}
