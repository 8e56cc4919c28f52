import { Button } from "../../components/controls/Button.js";
import { Menu } from "../../components/controls/Menu.js";
import { Ellipsis } from "lucide-react";
import { stepNames } from "../../components/line/stepMessages.js";
import { useT } from "../../lib/useT.js";
import { cardMessages, stepActionNames } from "./cardMessages.js";
import type { OpenGuide } from "../../plan/guide/useOpenGuide.js";
import type { JobHuntStep } from "../../plan/step/optimistic.js";
import { stepActions } from "../../plan/step/stepActions.js";
import type { ActOnStep } from "../../plan/step/useStepActions.js";

interface StepMenuProps {
  readonly step: JobHuntStep;
  /** Offers the guide of the step first; absent: it has a button of its own. */
  readonly guide?: OpenGuide;
  readonly onAct: ActOnStep;
}

/** The menu of the actions that a step has in its current status, for keyboard and touch. */
export function StepMenu({ step, guide, onAct }: StepMenuProps) {
  const t = useT();
  const items = stepActions(step.status).map((action) => ({
    key: action,
    label: t(stepActionNames[action]),
    onClick: () => onAct(step, action),
  }));
  const toGuide = guide && {
    key: "guide",
    label: t(cardMessages.guide),
    onClick: () => guide.toggle(step.name),
  };
  return (
    <Menu items={toGuide ? [toGuide, ...items] : items}>
      <Button
        type="text"
        size="small"
        icon={<Ellipsis size={16} strokeWidth={1.75} aria-hidden />}
        data-guide-of={guide && step.name}
        aria-haspopup="menu"
        aria-label={t(cardMessages.stepMenu, { name: t(stepNames[step.name]) })}
      />
    </Menu>
  );
}
