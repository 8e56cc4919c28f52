import { stepNames } from "../../components/line/stepMessages.js";
import { useT } from "../../lib/useT.js";
import { LaterButton } from "../../plan/step/LaterButton.js";
import type { WholeHunt, JobHuntStep } from "../../plan/step/optimistic.js";
import type { ActOnStep } from "../../plan/step/useStepActions.js";
import { useStepChanges } from "../../plan/step/useStepChanges.js";
import type { OpenGuide } from "../../plan/guide/useOpenGuide.js";
import { GuideButton } from "./GuideButton.js";
import { StepMenu } from "./StepMenu.js";
import { useState } from "react";

export interface StepToolsProps {
  readonly hunt: WholeHunt;
  readonly step: JobHuntStep;
  readonly guide: OpenGuide;
  /** There is no mouse: everything waits in the menu, as every row shows its tools. */
  readonly isTouch: boolean;
  readonly onAct: ActOnStep;
}

/** What else can be done with a step: its guide, a later day, and a menu; made only for the rows that show them. */
export function StepTools({ hunt, step, guide, isTouch, onAct }: StepToolsProps) {
  if (isTouch) {
    return (
      <span className="step-tools">
        <StepMenu step={step} guide={guide} onAct={onAct} />
      </span>
    );
  }
  return (
    <span className="step-tools">
      <GuideButton step={step} guide={guide} />
      {(step.status === "ACTIVE" || step.status === "INACTIVE") && <StepLater hunt={hunt} step={step} />}
      <StepMenu step={step} onAct={onAct} />
    </span>
  );
}

function StepLater({ hunt, step }: Pick<StepToolsProps, "hunt" | "step">) {
  const t = useT();
  const changes = useStepChanges();
  // The command of the palette is that of the step that is next.
  const [isOpen, setOpen] = useState(false);
  return (
    <LaterButton
      target={{ jobHuntId: hunt.id, step: step.name, jobHunt: hunt }}
      name={t(stepNames[step.name])}
      dueOn={step.dueOn}
      changes={changes}
      isOpen={isOpen}
      onOpenChange={setOpen}
    />
  );
}
