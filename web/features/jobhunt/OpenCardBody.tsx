import { Archive, Lightbulb, MailOpen, Pause } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { phaseNames } from "../../components/line/messages.js";
import { PhasePath } from "../../components/line/PhasePath.js";
import { StepLine } from "../../components/line/StepLine.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { huntSheetPath } from "../../lib/paths.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useScreenCommand } from "../../lib/screenCommands.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useSkipTarget } from "../../lib/skipTargets.js";
import { useGo } from "../../lib/useGo.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import { preloadWhenQuiet } from "../../lib/whenQuiet.js";
import { preloadDateBox } from "../../components/date/DateBox.js";
import type { HuntOutcome } from "../../schema.generated.js";
import { AnswerDialog } from "../../plan/sign/AnswerDialog.js";
import { signMessages } from "../../plan/sign/signMessages.js";
import { useEndingOnArrival } from "../../plan/step/endingOnArrival.js";
import { laterMessages } from "../../plan/step/laterMessages.js";
import { currentPhaseOf, type WholeHunt } from "../../plan/step/optimistic.js";
import { PauseDialog } from "../../plan/step/PauseDialog.js";
import { useStepActions } from "../../plan/step/useStepActions.js";
import { CardFacts } from "./CardFacts.js";
import { CardHeading } from "./CardHeading.js";
import { cardMessages } from "./cardMessages.js";
import { CardTies } from "./CardTies.js";
import { ConfirmEnding, type AskedEnding, type Ending } from "./ConfirmEnding.js";
import { JobHuntActions } from "./JobHuntActions.js";
import { NextStrip } from "../../plan/next/NextStrip.js";
import type { OpenJobHuntCardProps } from "./OpenJobHuntCard.js";
import { StepRow } from "./StepRow.js";
import { suggestionMessages } from "./suggestionMessages.js";
import { SuggestionsDialog } from "./SuggestionsDialog.js";
import { useCardAppointments } from "./useCardAppointments.js";
import { useCardExtras } from "./useCardExtras.js";
import { useOpenGuide } from "../../plan/guide/useOpenGuide.js";
import { WholeHuntSteps } from "./WholeHuntSteps.js";
import "./openCard.css";

interface OpenCardBodyProps extends Omit<OpenJobHuntCardProps, "open"> {
  readonly hunt: WholeHunt;
}

/** A dialog of an open card. */
type CardDialog = "ANSWER" | "PAUSE" | "SUGGESTIONS";

const finished = lazyComponent(async () => (await import("./FinishedCallout.js")).FinishedCallout);
const guidePanel = lazyComponent(async () => (await import("../../plan/guide/GuidePanel.js")).GuidePanel);

/** What is in an open card: what is next, the steps, people, documents and days, and the actions of the hunt. */
export function OpenCardBody(props: OpenCardBodyProps) {
  const { hunt, today, days, onEdit, onAddNote, onMinimize, onGone } = props;
  const t = useT();
  const phase = currentPhaseOf(hunt);
  const act = useStepActions(hunt);
  const { advert, keptOn, hasOffers } = useCardExtras(hunt.id);
  const guide = useOpenGuide(hunt);
  const go = useGo();
  const appointments = useCardAppointments(hunt);
  const isTouch = useMediaQuery(screens.noMouse);
  const { ending, ask, dismiss } = useEnding();
  const [dialog, setDialog] = useState<CardDialog | null>(null);
  const close = (): void => setDialog(null);
  const pause = (): void => setDialog("PAUSE");
  const suggest = (): void => setDialog("SUGGESTIONS");
  const answer = (): void => setDialog("ANSWER");
  const isActive = hunt.status === "ACTIVE";
  const canPause = isActive && hunt.pausedUntil === null;
  useEffect(() => preloadWhenQuiet(guidePanel.preload), []);
  useEffect(() => preloadWhenQuiet(preloadDateBox), []);
  useSkipTarget(t(cardMessages.skipToSteps), ".hunt-card.is-open .step-tick");
  useShortcut("o", () => go(huntSheetPath(hunt.id)));
  useShortcut("e", () => onEdit(hunt));
  useShortcut("Delete", () => ask("DELETE"));
  useEndingOnArrival(hunt.id, (outcome) => ask("TERMINATE", outcome));
  useShortcut("a", () => onAddNote?.(hunt), onAddNote !== undefined);
  useScreenCommand({ id: "answer", label: t(signMessages.open), icon: MailOpen, run: answer }, isActive);
  useScreenCommand({ id: "pause", label: t(laterMessages.pause), icon: Pause, run: pause }, canPause);
  useScreenCommand({ id: "suggest", label: t(suggestionMessages.title), icon: Lightbulb, run: suggest }, isActive);
  useScreenCommand({ id: "archive", label: t(cardMessages.archive), icon: Archive, run: () => ask("TERMINATE") });
  return (
    <>
      <header className="hunt-head">
        <CardHeading hunt={hunt} />
        <CardFacts hunt={hunt} advert={advert} />
        <JobHuntActions
          hunt={hunt}
          onAnswer={answer}
          onEdit={onEdit}
          onAddNote={onAddNote}
          onSuggest={suggest}
          onPause={canPause ? pause : undefined}
          onEnd={ask}
          onMinimize={onMinimize}
        />
      </header>
      {ending !== null && <ConfirmEnding hunt={hunt} {...ending} onCancel={dismiss} onGone={onGone} />}
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
          {(step, isPointed) => (
            <StepRow
              hunt={hunt}
              step={step}
              today={today}
              days={days}
              guide={guide}
              isPointed={isPointed}
              isTouch={isTouch}
              onAct={act}
            />
          )}
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
        <WholeHuntSteps steps={hunt.wholeHuntSteps} guide={guide} isTouch={isTouch} onAct={act} />
      </footer>
      {dialog === "ANSWER" && <AnswerDialog jobHunt={hunt} onClose={close} />}
      {dialog === "PAUSE" && <PauseDialog jobHunt={hunt} onClose={close} />}
      {dialog === "SUGGESTIONS" && <SuggestionsDialog hunt={hunt} onClose={close} />}
    </>
  );
}

/** Returns the end that is asked about, if any, and what asks and takes it back; the focus returns to where it was then. */
function useEnding() {
  const [ending, setEnding] = useState<AskedEnding | null>(null);
  const opener = useRef<Element | null>(null);
  return {
    ending,
    ask: (ending: Ending, outcome: HuntOutcome | null = null): void => {
      opener.current = document.activeElement;
      setEnding({ ending, outcome });
    },
    dismiss: (): void => {
      setEnding(null);
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
