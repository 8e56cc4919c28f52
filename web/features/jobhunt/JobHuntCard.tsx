import { Button, Tooltip } from "antd";
import { CircleCheckBig } from "lucide-react";
import { memo } from "react";
import { hueClass, phaseHue } from "../../components/line/hue.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { MiniLine } from "../../components/line/MiniLine.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT, type Translate } from "../../lib/useT.js";
import { cardMessages } from "./cardMessages.js";
import { activeStepOf, currentPhaseOf, type JobHunt, type JobHuntPhase } from "../../plan/step/optimistic.js";
import { useAdvance } from "./useAdvance.js";
import { useFinishedText } from "./useFinishedText.js";

interface JobHuntCardProps {
  readonly hunt: JobHunt;
  readonly onOpen: (hunt: JobHunt) => void;
}

/** The collapsed card of a hunt: its name, the progress of its phase, and the active step; pressing it opens it. */
export const JobHuntCard = memo(function JobHuntCard({ hunt, onOpen }: JobHuntCardProps) {
  const t = useT();
  const finished = useFinishedText(hunt);
  const phase = currentPhaseOf(hunt);
  if (phase === undefined) return null;
  const { stepsDone: done, stepsTotal: total } = phase;
  const canComplete = phase.isComplete && hunt.status === "ACTIVE";
  return (
    <article className={`hunt-card ${hueClass(phaseHue[phase.name])}`}>
      <button
        type="button"
        className="hunt-card-body"
        data-card={hunt.id}
        aria-expanded={false}
        aria-label={t(cardMessages.label, { name: hunt.name, done, total })}
        title={hunt.name}
        onClick={() => onOpen(hunt)}
      >
        <span className="hunt-card-top">
          <b dir="auto">{truncate(hunt.name, nameCuts.jobHunt.collapsed)}</b>
          <i>{t(cardMessages.count, { done, total })}</i>
        </span>
        <MiniLine statuses={phase.steps.map((step) => step.status)} />
        <span className="hunt-card-step">{finished ?? standing(phase, t)}</span>
      </button>
      {canComplete && <CompleteButton hunt={hunt} />}
    </article>
  );
});

function CompleteButton({ hunt }: { readonly hunt: JobHunt }) {
  const { label, hint, advance } = useAdvance(hunt);
  return (
    <Tooltip title={hint}>
      <Button
        className="hunt-card-complete"
        type="text"
        size="small"
        icon={<CircleCheckBig size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={`${label}: ${hunt.name}`}
        onClick={advance}
      >
        {label}
      </Button>
    </Tooltip>
  );
}

function standing(phase: JobHuntPhase, t: Translate): string {
  if (phase.isComplete) return t(cardMessages.everyStepDone);
  const active = activeStepOf(phase);
  if (active !== undefined) return t(stepNames[active.name]);
  const next = phase.steps.find((step) => step.status === "INACTIVE" || step.status === "NOT_DONE");
  if (phase.stepsDone === 0 || next === undefined) return t(cardMessages.notStarted);
  return t(cardMessages.nextStep, { step: t(stepNames[next.name]) });
}
