import { Button } from "../../components/controls/Button.js";
import { CalendarDays } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { componentMessages } from "../../components/messages.js";
import { screenMessages } from "../../components/screenMessages.js";
import { addDays, utcDate, type Day } from "../../lib/days.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { DayDialog } from "../step/DayDialog.js";
import { LaterButton } from "../step/LaterButton.js";
import { PauseDialog } from "../step/PauseDialog.js";
import { useDayTexts } from "../step/useDayTexts.js";
import { useReasonTexts } from "../step/useReasonTexts.js";
import type { StepChanges } from "../step/useStepChanges.js";
import { stepOf } from "../step/optimistic.js";
import type { GuideView } from "./guideView.js";
import { railMessages as messages } from "./railMessages.js";

interface DueBoxProps {
  readonly view: GuideView;
  readonly changes: StepChanges;
}

/** When a step is due and why, and what moves its day. */
export function DueBox({ view, changes }: DueBoxProps) {
  const { hunt, step } = view;
  const t = useT();
  const isOnline = useOnline();
  const { rule } = useReasonTexts();
  const dayText = useDueDay(view.today);
  const [dialog, setDialog] = useState<"day" | "pause" | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const now = stepOf(hunt, step);
  const name = t(stepNames[step]);
  const target = { jobHuntId: hunt.id, step, jobHunt: hunt };
  const isOpen = hunt.status === "ACTIVE" && (now?.status === "ACTIVE" || now?.status === "INACTIVE");
  useShortcut("s", () => setMenuOpen(true), isOpen && isOnline);
  // The reason is asked for apart from the day, and may still be that of the day before.
  const isKnown = now?.dueOn === hunt.step.dueOn;
  const isByHand = isKnown && hunt.step.dueSetBy === "PERSON";
  const reason = isKnown && !isByHand ? rule(hunt.step.dueRule) : null;
  const offline = isOnline ? undefined : t(screenMessages.offlineHint);
  return (
    <div className="when-box">
      <b>{dayText(now?.dueOn ?? null, now?.doneOn ?? null)}</b>
      {isOpen && reason !== null && <p>{reason}</p>}
      {isOpen && isByHand && (
        <p>
          {t(messages.setByYou)}{" "}
          <Button type="link" size="small" disabled={!isOnline} onClick={() => void changes.followRule(target)}>
            {t(messages.followRule)}
          </Button>
        </p>
      )}
      {isOpen && (
        <div className="when-acts">
          <LaterButton
            target={target}
            name={name}
            dueOn={now.dueOn}
            changes={changes}
            isDisabled={!isOnline}
            hint={offline}
            isOpen={isMenuOpen}
            onOpenChange={setMenuOpen}
            onPause={() => setDialog("pause")}
          />
          <Button
            size="small"
            icon={<Icon of={CalendarDays} size={15} />}
            disabled={!isOnline}
            title={offline}
            aria-label={t(messages.changeDay, { name })}
            onClick={() => setDialog("day")}
          >
            {t(messages.change)}
          </Button>
        </div>
      )}
      {dialog === "day" && (
        <DayDialog
          title={name}
          action={t(componentMessages.save)}
          initial={now?.dueOn ?? ""}
          min={view.today}
          onDay={(day) => void changes.moveTo(target, day)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === "pause" && <PauseDialog jobHunt={hunt} onClose={() => setDialog(null)} />}
    </div>
  );
}

/** Returns the writer of a step's day: `Today, Thu 26 November`, or when it was done. */
function useDueDay(today: Day): (dueOn: Day | null, doneOn: Day | null) => string {
  const t = useT();
  const intl = useIntl();
  const days = useDayTexts();
  return (dueOn, doneOn) => {
    if (doneOn !== null) return t(messages.doneOn, { day: days.withWeekday(doneOn) });
    if (dueOn === null) return t(messages.noDate);
    if (dueOn < today) return days.due(dueOn, false);
    const day = intl.formatDate(utcDate(dueOn), {
      timeZone: "UTC",
      weekday: "short",
      day: "numeric",
      month: "long",
      ...(dueOn.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }),
    });
    if (dueOn === today) return t(messages.dueToday, { day });
    return dueOn === addDays(today, 1) ? t(messages.dueTomorrow, { day }) : day;
  };
}
