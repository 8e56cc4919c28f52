import { memo, useId } from "react";
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
import type { ActOnStep } from "../../plan/step/useStepActions.js";
import { stepDate } from "../../plan/step/stepDate.js";
import { stepGestures } from "./stepGestures.js";
import { StepTools, type StepToolsProps } from "./StepTools.js";

/** The statuses that are always written beside a step; the others are on the row that is pointed at or has the focus. */
const MARKED: ReadonlySet<string> = new Set(["ACTIVE", "NOT_DONE"]);

interface StepRowProps extends StepToolsProps {
  readonly today: Day;
  readonly days: DayTexts;
  /** Shows its status and its tools. */
  readonly isPointed: boolean;
  readonly onAct: ActOnStep;
}

/** One step on the line: its stop completes it, its name opens it, and its guide and the other actions follow. */
export const StepRow = memo(function StepRow({ today, days, isPointed, ...tools }: StepRowProps) {
  const { step, guide, isTouch, onAct } = tools;
  const t = useT();
  const { locale } = useIntl();
  const moreId = useId();
  const name = t(stepNames[step.name]);
  const status = t(statusNames[step.status]);
  const isDone = step.status === "DONE";
  const tick = isDone ? "RESET" : "COMPLETE";
  const date = stepDate(step, today, days);
  // In the other languages the names of the steps tell them apart.
  const note = locale.startsWith(defaultLocale) ? stepNotes[step.name] : undefined;
  const hasMore = note !== undefined || date !== null;
  const hasTools = isPointed || isTouch || guide.step === step.name;
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
        aria-describedby={hasMore ? moreId : undefined}
        {...stepGestures(step, onAct)}
      >
        <span className="step-name">
          {name}
          {hasMore && (
            <span id={moreId} className="step-more">
              {note && <span>{t(note)}</span>}{" "}
              {date !== null && (
                <span className="step-date" data-tone={date.tone}>
                  {date.text}
                </span>
              )}
            </span>
          )}
        </span>
        {(isPointed || MARKED.has(step.status)) && (
          <span className={`step-status ${hueClass(statusHue[step.status])}`} data-status={step.status}>
            {status}
          </span>
        )}
      </button>
      {hasTools && <StepTools {...tools} />}
    </>
  );
});
