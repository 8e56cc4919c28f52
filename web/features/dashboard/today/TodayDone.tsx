import { Button } from "antd";
import { CircleCheckBig } from "lucide-react";
import { Icon } from "../../../components/Icon.js";
import { useT } from "../../../lib/useT.js";
import { useDayTexts } from "../../../plan/step/useDayTexts.js";
import { todayMessages as messages } from "./todayMessages.js";
import { offeredHunt, titleOf, type TodayItem, type WaitingHunt } from "./todayRows.js";
import { useGoToHunt } from "./useGoToHunt.js";

interface TodayDoneProps {
  /** What is due next. */
  readonly next: TodayItem | undefined;
  readonly waiting: readonly WaitingHunt[];
}

/** Says that nothing is left today, what comes next, and offers one hunt that has waited for long. */
export function TodayDone({ next, waiting }: TodayDoneProps) {
  const t = useT();
  const days = useDayTexts();
  const goToHunt = useGoToHunt();
  const offered = offeredHunt(waiting);
  return (
    <div className="today-done">
      <Icon of={CircleCheckBig} size={20} />
      <p>
        <b>{t(messages.dayDone)}</b>{" "}
        {next?.dueOn && t(messages.dayDoneNext, { step: t(titleOf(next)), day: days.withWeekday(next.dueOn) })}{" "}
        {offered &&
          t(messages.lookAtHunt, {
            name: offered.item.jobHunt.employer?.name ?? offered.item.jobHunt.name,
            days: offered.days,
          })}
      </p>
      {offered && (
        <Button size="small" onClick={() => goToHunt(offered.item.jobHunt)}>
          {t(messages.lookAtIt)}
        </Button>
      )}
    </div>
  );
}
