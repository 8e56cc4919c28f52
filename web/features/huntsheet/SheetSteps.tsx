import { Suspense } from "react";
import { phaseNames } from "../../components/line/messages.js";
import { pathMessages } from "../../components/line/pathMessages.js";
import { statusNames, stepNames } from "../../components/line/stepMessages.js";
import { Stop } from "../../components/line/Stop.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useT } from "../../lib/useT.js";
import { useOpenGuide } from "../../plan/guide/useOpenGuide.js";
import type { JobHuntStep } from "../../plan/step/optimistic.js";
import { stepDate } from "../../plan/step/stepDate.js";
import { useDayTexts } from "../../plan/step/useDayTexts.js";
import { useToday } from "../../plan/step/useToday.js";
import { sheetMessages as messages } from "./messages.js";
import { phaseOf, type Sheet } from "./sheet.js";
import { SheetSection } from "./SheetSection.js";

const guidePanel = lazyComponent(async () => (await import("../../plan/guide/GuidePanel.js")).GuidePanel);

/** The steps of the phase a hunt is in, with their days; each opens its guide below. */
export function SheetSteps({ sheet }: { readonly sheet: Sheet }) {
  const t = useT();
  const guide = useOpenGuide(sheet);
  const phase = phaseOf(sheet);
  if (phase === undefined) return null;
  const { stepsDone: done, stepsTotal: total } = phase;
  return (
    <SheetSection
      title={t(messages.steps)}
      detail={t(pathMessages.progress, { done, total })}
      className={guide.step === null ? "sheet-steps" : "sheet-steps is-guided"}
    >
      <ol aria-label={t(phaseNames[phase.name])}>
        {phase.steps.map((step) => (
          <li key={step.id} data-step={step.name}>
            <StepButton step={step} isOpen={guide.step === step.name} onPress={() => guide.toggle(step.name)} />
          </li>
        ))}
      </ol>
      {guide.step !== null && (
        <Suspense fallback={<ListSkeleton rows={2} />}>
          <guidePanel.Component key={guide.step} jobHunt={sheet} step={guide.step} onClose={guide.close} />
        </Suspense>
      )}
    </SheetSection>
  );
}

interface StepButtonProps {
  readonly step: JobHuntStep;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function StepButton({ step, isOpen, onPress }: StepButtonProps) {
  const t = useT();
  const date = stepDate(step, useToday(), useDayTexts());
  const status = t(statusNames[step.status]);
  return (
    <button
      type="button"
      className="sheet-step"
      data-status={step.status}
      data-guide-of={step.name}
      aria-expanded={isOpen}
      aria-keyshortcuts="."
      onPointerEnter={guidePanel.preload}
      onFocus={guidePanel.preload}
      onClick={onPress}
    >
      <span className="sheet-stop">
        <Stop status={step.status} isSmall />
      </span>
      <span>{t(stepNames[step.name])}</span>
      {step.status === "SKIPPED" ? (
        <span className="sheet-day">{status}</span>
      ) : (
        <>
          <span className="unseen">{status}</span>
          {date !== null && (
            <span className="sheet-day" data-tone={date.tone}>
              {date.text}
            </span>
          )}
        </>
      )}
    </button>
  );
}
