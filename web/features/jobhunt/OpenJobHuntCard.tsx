import { Button, Tooltip } from "antd";
import { ChevronUp } from "lucide-react";
import { useRef, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { hueClass, phaseHue } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { PhasePath } from "../../components/line/PhasePath.js";
import { StepLine } from "../../components/line/StepLine.js";
import { componentMessages } from "../../components/messages.js";
import { StatusTag } from "../../components/StatusTag.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useSkipTarget } from "../../lib/skipTargets.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import { AdvertLink } from "./AdvertLink.js";
import { cardMessages } from "./cardMessages.js";
import { ConfirmEnding, type ConfirmEndingProps, type Ending } from "./ConfirmEnding.js";
import { JobHuntActions } from "./JobHuntActions.js";
import { JobLine } from "./JobLine.js";
import { LinkedIdealJob } from "./LinkedIdealJob.js";
import { currentPhaseOf, type JobHunt } from "../../plan/step/optimistic.js";
import { useEndingOnArrival } from "../../plan/step/endingOnArrival.js";
import { StepRow } from "./StepRow.js";
import { SuggestionsButton } from "./SuggestionsButton.js";
import { useFinishedText } from "./useFinishedText.js";
import { useJobHuntAdvert } from "./useJobHuntAdvert.js";
import { useStartedText } from "./useStartedText.js";
import { useStepActions } from "../../plan/step/useStepActions.js";
import { WholeHuntSteps } from "./WholeHuntSteps.js";
import "./card.css";

export interface OpenJobHuntCardProps {
  readonly hunt: JobHunt;
  readonly onEdit: (hunt: JobHunt) => void;
  readonly onAddNote?: ((hunt: JobHunt) => void) | undefined;
  readonly onMinimize: () => void;
  readonly onGone: ConfirmEndingProps["onGone"];
}

/** The open card of a hunt: the steps of its phase, and the actions that advance, change and end it. */
export function OpenJobHuntCard(props: OpenJobHuntCardProps) {
  const { hunt, onEdit, onAddNote, onMinimize, onGone } = props;
  const t = useT();
  const act = useStepActions(hunt);
  const advert = useJobHuntAdvert(hunt.id);
  const heading = truncate(hunt.name, nameCuts.jobHunt.open);
  const finished = useFinishedText(hunt);
  const started = useStartedText(hunt.createdAt);
  const [ending, setEnding] = useState<Ending | null>(null);
  const opener = useRef<Element | null>(null);
  const phase = currentPhaseOf(hunt);
  const ask = (next: Ending) => {
    opener.current = document.activeElement;
    setEnding(next);
  };
  useSkipTarget(t(cardMessages.skipToSteps), ".hunt-card.is-open .step-tick");
  useShortcut("e", () => onEdit(hunt));
  useShortcut("Delete", () => ask("DELETE"));
  useEndingOnArrival(hunt.id, () => ask("TERMINATE"));
  useShortcut("a", () => onAddNote?.(hunt), onAddNote !== undefined);
  if (phase === undefined) return null;
  const cancel = () => {
    setEnding(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <article
      className={`hunt-card is-open ${hueClass(phaseHue[phase.name])}`}
      data-card={hunt.id}
      aria-label={hunt.name}
      tabIndex={-1}
    >
      <header className="hunt-head">
        <div className="hunt-title">
          <Tooltip title={hunt.name}>
            <h4 dir="auto" aria-label={hunt.name}>
              {heading}
            </h4>
          </Tooltip>
          <JobLine name={hunt.name} heading={heading} job={advert} />
          <div className="hunt-facts">
            {finished !== null && <StatusTag status="DONE">{finished}</StatusTag>}
            {hunt.idealJob && <LinkedIdealJob idealJob={hunt.idealJob} />}
            <span>{started}</span>
            {hunt.jobId !== null && <span>{t(cardMessages.jobId, { id: hunt.jobId })}</span>}
            {hunt.applicationId !== null && <span>{t(cardMessages.applicationId, { id: hunt.applicationId })}</span>}
            {hunt.status === "ACTIVE" && <SuggestionsButton hunt={hunt} />}
            {advert && <AdvertLink huntId={hunt.id} />}
          </div>
        </div>
        <JobHuntActions hunt={hunt} onEdit={onEdit} onAddNote={onAddNote} onEnd={ask} />
      </header>
      <PhasePath phases={hunt.phases} />
      <StepLine
        phase={phase.name}
        steps={phase.steps}
        label={t(cardMessages.steps, { phase: t(phaseNames[phase.name]) })}
      >
        {(step) => <StepRow step={step} onAct={act} />}
      </StepLine>
      <footer className="hunt-foot">
        <WholeHuntSteps steps={hunt.wholeHuntSteps} onAct={act} />
        <Button
          type="text"
          size="small"
          className="quiet-button hunt-minimize"
          icon={<Icon of={ChevronUp} size={17} />}
          title={t(componentMessages.minimize)}
          aria-label={t(componentMessages.minimize)}
          onClick={onMinimize}
        />
      </footer>
      {ending !== null && <ConfirmEnding hunt={hunt} ending={ending} onCancel={cancel} onGone={onGone} />}
    </article>
  );
}
