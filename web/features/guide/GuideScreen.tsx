import { useLayoutEffect, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { huntSheetPath, phasePaths } from "../../lib/paths.js";
import { InlineError } from "../../components/InlineError.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { Screen } from "../../components/Screen.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useGo } from "../../lib/useGo.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useT } from "../../lib/useT.js";
import { DecideButtons } from "../../plan/guide/DecideButtons.js";
import { DecideDialogs } from "../../plan/guide/DecideDialogs.js";
import { DueBox } from "../../plan/guide/DueBox.js";
import { GuideBefore } from "../../plan/guide/GuideBefore.js";
import { GuideBody } from "../../plan/guide/GuideBody.js";
import { guideMessages as messages } from "../../plan/guide/guideMessages.js";
import { GuideOf } from "../../plan/guide/GuideOf.js";
import { GuideRail } from "../../plan/guide/GuideRail.js";
import type { GuideView } from "../../plan/guide/guideView.js";
import type { OpenedStep } from "../../plan/guide/openedStep.js";
import { keepGuide } from "../../plan/guide/keptGuide.js";
import { railMessages } from "../../plan/guide/railMessages.js";
import { useDecide } from "../../plan/guide/useDecide.js";
import { useGuide } from "../../plan/guide/useGuide.js";
import { stepOf, type WholeHunt } from "../../plan/step/optimistic.js";
import { useGoToStep } from "../../plan/step/useGoToStep.js";
import { useStepChanges } from "../../plan/step/useStepChanges.js";

interface GuideScreenProps extends OpenedStep {
  /** Shown where the hunt is gone. */
  readonly placeholder: ReactNode;
}

/** The guide of a step, in place of a screen of its own. */
export function GuideScreen({ step, jobHuntId, placeholder }: GuideScreenProps) {
  const t = useT();
  const { view, isGone, error, isBusy, tryAgain } = useGuide(jobHuntId, step);
  if (isGone) return placeholder;
  if (view !== undefined) return <LoadedGuide view={view} />;
  const waiting = (
    <Screen
      welcome={t(stepNames[step])}
      description={undefined}
      isDescriptionOpen={false}
      onDescriptionToggle={() => undefined}
    >
      {error === undefined ? (
        <ListSkeleton />
      ) : (
        <InlineError what={t(messages.what)} error={error} isBusy={isBusy} onTryAgain={tryAgain} />
      )}
    </Screen>
  );
  return error === undefined ? <GuideBefore otherwise={waiting} /> : waiting;
}

function LoadedGuide({ view }: { readonly view: GuideView }) {
  const t = useT();
  const isNarrow = useMediaQuery(screens.narrow);
  const changes = useStepChanges();
  const deciding = useDecide(view, changes, useGoOn(view));
  const go = useGo();
  useLayoutEffect(() => () => keepGuide(document.querySelector("#main .screen")), []);
  useShortcut("o", () => go(huntSheetPath(view.hunt.id)));
  const rail = <GuideRail view={view} {...(isNarrow ? {} : { changes })} />;
  const due = (
    <section className="due-card" aria-label={t(railMessages.due)}>
      <DueBox view={view} changes={changes} />
    </section>
  );
  return (
    <Screen
      welcome={t(stepNames[view.step])}
      description={undefined}
      isDescriptionOpen={false}
      onDescriptionToggle={() => undefined}
      hasBar
      actions={<DecideButtons view={view} deciding={deciding} />}
      tabs={<GuideOf view={view} />}
      rail={isNarrow ? undefined : { statistics: rail }}
    >
      <GuideBody view={view} due={isNarrow && due} />
      {isNarrow && <div className="guide-below">{rail}</div>}
      <p className="soon-line">{t(messages.ownScreen)}</p>
      <DecideDialogs view={view} deciding={deciding} />
    </Screen>
  );
}

/** Returns what follows a decision: the guide of the step that is next in the hunt, or else the screen before this one. */
function useGoOn({ step }: GuideView): (hunt: WholeHunt) => void {
  const go = useGo();
  const navigate = useNavigate();
  const goToStep = useGoToStep();
  return (hunt) => {
    const next = hunt.next?.step ?? null;
    if (next !== null && next !== step) goToStep(hunt, stepOf(hunt, next) ?? { name: next });
    else if (hasScreenBefore()) void navigate(-1);
    else go(phasePaths[hunt.currentPhase]);
  };
}

/** The router numbers the entries of this tab's history. */
function hasScreenBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && Number(Reflect.get(state, "idx")) > 0;
}
