import { Button } from "../../components/controls/Button.js";
import { Tooltip } from "../../components/controls/Tooltip.js";
import { ChevronUp } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { phaseNames } from "../../components/line/messages.js";
import { PhasePath } from "../../components/line/PhasePath.js";
import { StepLine } from "../../components/line/StepLine.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { componentMessages } from "../../components/messages.js";
import { huntSheetPath } from "../../lib/paths.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useSkipTarget } from "../../lib/skipTargets.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import { preloadWhenQuiet } from "../../lib/whenQuiet.js";
import type { HuntOutcome } from "../../schema.generated.js";
import { useEndingOnArrival } from "../../plan/step/endingOnArrival.js";
import { currentPhaseOf, type WholeHunt } from "../../plan/step/optimistic.js";
import { PauseDialog } from "../../plan/step/PauseDialog.js";
import { useStepActions } from "../../plan/step/useStepActions.js";
import { CardFacts } from "./CardFacts.js";
import { cardMessages } from "./cardMessages.js";
import { CardTies } from "./CardTies.js";
import { ConfirmEnding, type AskedEnding, type Ending } from "./ConfirmEnding.js";
import { JobHuntActions } from "./JobHuntActions.js";
import { JobLine } from "./JobLine.js";
import { NextStrip } from "../../plan/next/NextStrip.js";
import type { OpenJobHuntCardProps } from "./OpenJobHuntCard.js";
import { StepRow } from "./StepRow.js";
import { useCardAppointments } from "./useCardAppointments.js";
import { useCardExtras } from "./useCardExtras.js";
import { useOpenGuide } from "../../plan/guide/useOpenGuide.js";
import { WholeHuntSteps } from "./WholeHuntSteps.js";
import "./openCard.css";

interface OpenCardBodyProps extends Omit<OpenJobHuntCardProps, "open"> {
  readonly hunt: WholeHunt;
}

const finished = lazyComponent(async () => (await import("./FinishedCallout.js")).FinishedCallout);
const guidePanel = lazyComponent(async () => (await import("../../plan/guide/GuidePanel.js")).GuidePanel);

/** What is in an open card: what is next, the steps, people, documents and days, and the actions of the hunt. */
export function OpenCardBody(props: OpenCardBodyProps) {
  const { hunt, today, days, onEdit, onAddNote, onMinimize, onGone } = props;
  const t = useT();
  const phase = currentPhaseOf(hunt);
  const act = useStepActions(hunt);
  const { advert, keptOn, hasOffers } = useCardExtras(hunt.id);
  const heading = truncate(hunt.name, nameCuts.jobHunt.open);
  const guide = useOpenGuide(hunt);
  const go = useGo();
  const appointments = useCardAppointments(hunt);
  const [ending, setEnding] = useState<AskedEnding | null>(null);
  const [isPausing, setPausing] = useState(false);
  const ask = (ending: Ending, outcome: HuntOutcome | null = null) => setEnding({ ending, outcome });
  useEffect(() => preloadWhenQuiet(guidePanel.preload), []);
  useSkipTarget(t(cardMessages.skipToSteps), ".hunt-card.is-open .step-tick");
  useShortcut("o", () => go(huntSheetPath(hunt.id)));
  useShortcut("e", () => onEdit(hunt));
  useShortcut("Delete", () => ask("DELETE"));
  useEndingOnArrival(hunt.id, (outcome) => ask("TERMINATE", outcome));
  useShortcut("a", () => onAddNote?.(hunt), onAddNote !== undefined);
  const pause = () => setPausing(true);
  return (
    <>
      <header className="hunt-head">
        <div className="hunt-title">
          <Tooltip title={hunt.name}>
            <h4 dir="auto" aria-label={hunt.name}>
              {heading}
            </h4>
          </Tooltip>
          <JobLine name={hunt.name} heading={heading} employer={hunt.employer?.name ?? null} job={advert} />
          <CardFacts hunt={hunt} hasAdvert={advert !== null} onPause={pause} />
        </div>
        <JobHuntActions hunt={hunt} onEdit={onEdit} onAddNote={onAddNote} onEnd={ask} />
      </header>
      <PhasePath phases={hunt.phases} />
      {hunt.status === "DONE" && (
        <Suspense fallback={<ListSkeleton rows={4} />}>
          <finished.Component hunt={hunt} />
        </Suspense>
      )}
      <NextStrip hunt={hunt} appointments={appointments} today={today} days={days} onAct={act} onPause={pause} />
      {phase && (
        <StepLine
          phase={phase.name}
          steps={phase.steps}
          label={t(cardMessages.steps, { phase: t(phaseNames[phase.name]) })}
        >
          {(step) => <StepRow step={step} today={today} days={days} guide={guide} onAct={act} />}
        </StepLine>
      )}
      {guide.step !== null && (
        <Suspense fallback={<ListSkeleton rows={2} />}>
          <guidePanel.Component key={guide.step} jobHunt={hunt} step={guide.step} onClose={guide.close} />
        </Suspense>
      )}
      <CardTies
        hunt={hunt}
        appointments={appointments}
        hasOffers={hasOffers}
        keptOn={keptOn}
        today={today}
        days={days}
      />
      <footer className="hunt-foot">
        <WholeHuntSteps steps={hunt.wholeHuntSteps} guide={guide} onAct={act} />
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
      {ending !== null && <ConfirmEnding hunt={hunt} {...ending} onCancel={() => setEnding(null)} onGone={onGone} />}
      {isPausing && <PauseDialog jobHunt={hunt} onClose={() => setPausing(false)} />}
    </>
  );
}
