import { Button } from "../../components/controls/Button.js";
import { ArrowRight, Copy } from "lucide-react";
import { useId, useLayoutEffect, useRef } from "react";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { onKeys } from "../../lib/keys.js";
import { useT } from "../../lib/useT.js";
import type { StepName } from "../../schema.generated.js";
import type { JobHunt } from "../step/optimistic.js";
import { useGoToStep } from "../step/useGoToStep.js";
import { useStepChanges } from "../step/useStepChanges.js";
import { stepOf } from "../step/optimistic.js";
import { DecideButtons } from "./DecideButtons.js";
import { DecideDialogs } from "./DecideDialogs.js";
import { DueBox } from "./DueBox.js";
import { shownText } from "./firstText.js";
import { guideMessages as messages } from "./guideMessages.js";
import type { GuideText } from "./guideText.js";
import type { GuideView } from "./guideView.js";
import { How } from "./GuideWords.js";
import { LinkedToStep, useLinkCount } from "./LinkedToStep.js";
import { countGaps } from "./marks.js";
import { railMessages } from "./railMessages.js";
import { textMessages } from "./textMessages.js";
import { useCopy } from "./useCopy.js";
import { useDecide } from "./useDecide.js";
import { useGuide } from "./useGuide.js";
import { useTextView } from "./useTextView.js";
import "./guide.css";
import "./panel.css";

/** The props of the guide of a step inside the open card of its hunt. */
export interface GuidePanelProps {
  readonly jobHunt: JobHunt;
  readonly step: StepName;
  /** Called by Escape, and after a decision; the caller gives the focus back. */
  readonly onClose: () => void;
}

/** The guide of a step inside the open card of its hunt; it takes the focus. */
export function GuidePanel({ jobHunt, step, onClose }: GuidePanelProps) {
  const t = useT();
  const { view, isGone, error, isBusy, tryAgain } = useGuide(jobHunt.id, step);
  const box = useRef<HTMLElement>(null);
  // An effect could run only after Escape, and take the focus away from where that returned it.
  useLayoutEffect(() => box.current?.focus(), [step]);
  if (isGone) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="inline-guide"
      aria-label={`${t(messages.guide)}: ${t(stepNames[step])}`}
      onKeyDown={onKeys({ Escape: onClose })}
    >
      {view !== undefined && <PanelContent view={view} onClose={onClose} />}
      {view === undefined && error === undefined && <ListSkeleton rows={3} />}
      {view === undefined && error !== undefined && (
        <InlineError what={t(messages.what)} error={error} isBusy={isBusy} onTryAgain={tryAgain} />
      )}
    </section>
  );
}

function PanelContent({ view, onClose }: { readonly view: GuideView; readonly onClose: () => void }) {
  const t = useT();
  const { hunt, step, guide, words } = view;
  const headingId = useId();
  const changes = useStepChanges();
  const deciding = useDecide(view, changes, onClose);
  const goToStep = useGoToStep();
  const count = useLinkCount(hunt.id, step);
  const [text] = guide.texts;
  const whole = (): void => {
    const found = stepOf(hunt, step);
    if (found) goToStep(hunt, found);
  };
  return (
    <>
      <div>
        <h5>{t(messages.why)}</h5>
        <p className="inline-why" {...words}>
          {guide.why}
        </p>
        <h5>{t(messages.how)}</h5>
        <How view={view} />
        <p className="inline-done">
          <b>{t(messages.doneWhen)}</b> <span {...words}>{guide.doneWhen}</span>
        </p>
      </div>
      <div className="inline-side">
        <section aria-labelledby={`${headingId}-due`}>
          <h5 id={`${headingId}-due`}>{t(railMessages.due)}</h5>
          <DueBox view={view} changes={changes} />
        </section>
        <section aria-labelledby={`${headingId}-linked`}>
          <h5 id={`${headingId}-linked`}>
            {t(railMessages.linked)} <i>{count}</i>
          </h5>
          <LinkedToStep view={view} />
        </section>
      </div>
      <div className="inline-acts">
        <DecideButtons view={view} deciding={deciding} isInline />
        <span className="inline-push" />
        {text !== undefined && <CopyText view={view} text={text} />}
        <Button size="small" type="text" icon={<Icon of={ArrowRight} size={15} />} onClick={whole}>
          {t(messages.whole)}
        </Button>
      </div>
      <DecideDialogs view={view} deciding={deciding} />
    </>
  );
}

/** Copies a text in its language, as the person edited it. */
function CopyText({ view, text }: { readonly view: GuideView; readonly text: GuideText }) {
  const t = useT();
  const copy = useCopy();
  const { written } = useTextView(view, text);
  const copyText = (): void => {
    if (written === undefined) return;
    const { body } = shownText(written.text, written.view);
    const blanks = countGaps(body);
    void copy(body, blanks > 0 ? t(textMessages.copiedBlanks, { blanks }) : t(textMessages.copied));
  };
  return (
    <Button size="small" icon={<Icon of={Copy} size={15} />} disabled={written === undefined} onClick={copyText}>
      {t(text.kind === "EMAIL" ? messages.copyEmail : messages.copyText)}
    </Button>
  );
}
