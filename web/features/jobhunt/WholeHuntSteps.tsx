import { statusNames, stepNames } from "../../components/line/stepMessages.js";
import { Stop } from "../../components/line/Stop.js";
import { usePointed } from "../../lib/usePointed.js";
import { useT } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";
import type { JobHuntStep } from "../../plan/step/optimistic.js";
import type { ActOnStep } from "../../plan/step/useStepActions.js";
import { GuideButton } from "./GuideButton.js";
import { stepGestures } from "./stepGestures.js";
import { StepMenu } from "./StepMenu.js";
import type { OpenGuide } from "../../plan/guide/useOpenGuide.js";

interface WholeHuntStepsProps {
  readonly steps: readonly JobHuntStep[];
  readonly guide: OpenGuide;
  /** There is no mouse: every step shows its menu. */
  readonly isTouch: boolean;
  readonly onAct: ActOnStep;
}

/** The steps that belong to no phase: capture job details and journal your job hunt. */
export function WholeHuntSteps({ steps, ...props }: WholeHuntStepsProps) {
  const t = useT();
  return (
    <>
      <span>{t(cardMessages.wholeHunt)}</span>
      {steps.map((step) => (
        <WholeHuntStep key={step.id} step={step} {...props} />
      ))}
    </>
  );
}

interface WholeHuntStepProps extends Omit<WholeHuntStepsProps, "steps"> {
  readonly step: JobHuntStep;
}

function WholeHuntStep({ step, guide, isTouch, onAct }: WholeHuntStepProps) {
  const t = useT();
  const { isPointed, watch } = usePointed();
  const hasTools = isPointed || guide.step === step.name;
  return (
    <span className="whole-step" data-step={step.name} {...watch}>
      <button type="button" {...stepGestures(step, onAct)}>
        <Stop status={step.status} isSmall />
        {t(stepNames[step.name])}
        <span className="unseen">{t(statusNames[step.status])}</span>
      </button>
      <span className="whole-step-tools">
        {isTouch && <StepMenu step={step} guide={guide} onAct={onAct} />}
        {!isTouch && hasTools && (
          <>
            <StepMenu step={step} onAct={onAct} />
            <GuideButton step={step} guide={guide} />
          </>
        )}
      </span>
    </span>
  );
}
