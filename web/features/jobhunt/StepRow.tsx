import { Button, Tooltip } from "antd";
import { RotateCcw } from "lucide-react";
import { hueClass, statusHue } from "../../components/line/hue.js";
import { statusNames, stepNames } from "../../components/line/stepMessages.js";
import { Stop } from "../../components/line/Stop.js";
import { useT } from "../../lib/useT.js";
import { cardMessages, stepActionNames } from "./cardMessages.js";
import type { JobHuntStep } from "../../plan/step/optimistic.js";
import { stepActions } from "../../plan/step/stepActions.js";
import type { ActOnStep } from "../../plan/step/useStepActions.js";
import { stepGestures } from "./stepGestures.js";
import { StepMenu } from "./StepMenu.js";

export interface StepRowProps {
  readonly step: JobHuntStep;
  readonly onAct: ActOnStep;
}

/** One step on the line: its stop completes it, its name opens it, and the other actions follow. */
export function StepRow({ step, onAct }: StepRowProps) {
  const t = useT();
  const name = t(stepNames[step.name]);
  const isDone = step.status === "DONE";
  const tick = isDone ? "RESET" : "COMPLETE";
  const canReset = stepActions(step.status).includes("RESET");
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
      <button type="button" className="step" data-status={step.status} {...stepGestures(step, onAct)}>
        <span className="step-name">{name}</span>
        <span className={`step-status ${hueClass(statusHue[step.status])}`} data-status={step.status}>
          {t(statusNames[step.status])}
        </span>
      </button>
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
