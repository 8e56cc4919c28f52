import { statusNames, stepNames } from "../../components/line/stepMessages.js";
import { Stop } from "../../components/line/Stop.js";
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
  readonly onAct: ActOnStep;
}

/** The steps that belong to no phase: capture job details and journal your job hunt. */
export function WholeHuntSteps({ steps, guide, onAct }: WholeHuntStepsProps) {
  const t = useT();
  return (
    <>
      <span>{t(cardMessages.wholeHunt)}</span>
      {steps.map((step) => (
        <span key={step.id} className="whole-step" data-step={step.name}>
          <button type="button" {...stepGestures(step, onAct)}>
            <Stop status={step.status} isSmall />
            {t(stepNames[step.name])}
            <span className="unseen">{t(statusNames[step.status])}</span>
          </button>
          <StepMenu step={step} onAct={onAct} />
          <GuideButton step={step} guide={guide} />
        </span>
      ))}
    </>
  );
}
