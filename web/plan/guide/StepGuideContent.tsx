import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { useT } from "../../lib/useT.js";
import { useStepChanges } from "../step/useStepChanges.js";
import { DecideButtons } from "./DecideButtons.js";
import { DecideDialogs } from "./DecideDialogs.js";
import { GuideBody } from "./GuideBody.js";
import { guideMessages as messages } from "./guideMessages.js";
import { GuideOf } from "./GuideOf.js";
import { GuideRail } from "./GuideRail.js";
import type { GuideView } from "./guideView.js";
import type { OpenedStep } from "./openedStep.js";
import { useDecide } from "./useDecide.js";
import { useGuide } from "./useGuide.js";

/** The content of the guide on the screen of a step that has one of its own. */
export function StepGuideContent({ step, jobHuntId }: OpenedStep) {
  const t = useT();
  const { view, isGone, error, isBusy, tryAgain } = useGuide(jobHuntId, step);
  if (view !== undefined) return <Content view={view} />;
  if (isGone) return null;
  if (error === undefined) return <ListSkeleton rows={3} />;
  return <InlineError what={t(messages.what)} error={error} isBusy={isBusy} onTryAgain={tryAgain} />;
}

function Content({ view }: { readonly view: GuideView }) {
  const changes = useStepChanges();
  const deciding = useDecide(view, changes, () => undefined);
  return (
    <>
      <GuideOf view={view} />
      <GuideBody view={view} />
      <div className="guide-below">
        <GuideRail view={view} changes={changes} />
      </div>
      <div className="step-guide-acts">
        <DecideButtons view={view} deciding={deciding} isInline hasAdvance />
      </div>
      <DecideDialogs view={view} deciding={deciding} />
    </>
  );
}
