import { Button } from "../../components/controls/Button.js";
import { Tooltip } from "../../components/controls/Tooltip.js";
import { RotateCcw } from "lucide-react";
import { useId } from "react";
import { useIntl } from "react-intl";
import { hueClass, statusHue } from "../../components/line/hue.js";
import { statusNames, stepNames } from "../../components/line/stepMessages.js";
import { Stop } from "../../components/line/Stop.js";
import type { Day } from "../../lib/days.js";
import { useT } from "../../lib/useT.js";
import { defaultLocale } from "../../locales/locales.js";
import { cardMessages, stepActionNames } from "./cardMessages.js";
import { stepNotes } from "../../plan/guide/stepNoteMessages.js";
import type { DayTexts } from "../../plan/step/dayTexts.js";
import type { JobHuntStep } from "../../plan/step/optimistic.js";
import { stepActions } from "../../plan/step/stepActions.js";
import type { ActOnStep } from "../../plan/step/useStepActions.js";
import { GuideButton } from "./GuideButton.js";
import { stepDate } from "../../plan/step/stepDate.js";
import { stepGestures } from "./stepGestures.js";
import { StepMenu } from "./StepMenu.js";
import type { OpenGuide } from "../../plan/guide/useOpenGuide.js";

interface StepRowProps {
  readonly step: JobHuntStep;
  readonly today: Day;
  readonly days: DayTexts;
  readonly guide: OpenGuide;
  readonly onAct: ActOnStep;
}

/** One step on the line: its stop completes it, its name opens it, and its guide and the other actions follow. */
export function StepRow({ step, today, days, guide, onAct }: StepRowProps) {
  const t = useT();
  const { locale } = useIntl();
  const moreId = useId();
  const name = t(stepNames[step.name]);
  const status = t(statusNames[step.status]);
  const isDone = step.status === "DONE";
  const tick = isDone ? "RESET" : "COMPLETE";
  const canReset = stepActions(step.status).includes("RESET");
  const date = stepDate(step, today, days);
  // In the other languages the names of the steps tell them apart.
  const note = locale.startsWith(defaultLocale) ? stepNotes[step.name] : undefined;
  return (
    <>
      <button
        type="button"
        className="step-tick"
        role="checkbox"
        aria-checked={isDone}
        aria-label={t(cardMessages.stepDone, { name })}
        title={t(stepActionNames[tick])}
        onClick={() => onAct(step, tick)}
      >
        <Stop status={step.status} />
      </button>
      <button
        type="button"
        className="step"
        data-status={step.status}
        aria-label={`${name} ${status}`}
        aria-describedby={moreId}
        {...stepGestures(step, onAct)}
      >
        <span className="step-name">
          {name}
          <span id={moreId} className="step-more">
            {note && <span>{t(note)}</span>}{" "}
            {date !== null && (
              <span className="step-date" data-tone={date.tone}>
                {date.text}
              </span>
            )}
          </span>
        </span>
        <span className={`step-status ${hueClass(statusHue[step.status])}`} data-status={step.status}>
          {status}
        </span>
      </button>
      <GuideButton step={step} guide={guide} />
      <span className="step-tools">
        {canReset && (
          <Tooltip title={t(stepActionNames.RESET)}>
            <Button
              type="text"
              size="small"
              icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden />}
              aria-label={t(cardMessages.resetStep, { name })}
              onClick={() => onAct(step, "RESET")}
            />
          </Tooltip>
        )}
        <StepMenu step={step} onAct={onAct} />
      </span>
    </>
  );
}
