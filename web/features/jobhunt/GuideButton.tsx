import { Button } from "../../components/controls/Button.js";
import { BookOpen, ChevronUp } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { useT } from "../../lib/useT.js";
import type { JobHuntStep } from "../../plan/step/optimistic.js";
import { cardMessages } from "./cardMessages.js";
import type { OpenGuide } from "../../plan/guide/useOpenGuide.js";

interface GuideButtonProps {
  readonly step: JobHuntStep;
  readonly guide: OpenGuide;
}

/** Opens the guide of a step below the steps, and closes it. */
export function GuideButton({ step, guide }: GuideButtonProps) {
  const t = useT();
  const isOpen = guide.step === step.name;
  return (
    <Button
      type="text"
      size="small"
      className="guide-open"
      data-guide-of={step.name}
      icon={<Icon of={isOpen ? ChevronUp : BookOpen} size={15} />}
      title={t(cardMessages.guide)}
      aria-label={t(cardMessages.guideOf, { name: t(stepNames[step.name]) })}
      aria-expanded={isOpen}
      aria-keyshortcuts="."
      onClick={() => guide.toggle(step.name)}
    />
  );
}
