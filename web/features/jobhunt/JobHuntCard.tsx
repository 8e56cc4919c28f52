import { Button } from "../../components/controls/Button.js";
import { Tooltip } from "../../components/controls/Tooltip.js";
import { CircleCheckBig } from "lucide-react";
import { memo, useId } from "react";
import { hueClass, phaseHue } from "../../components/line/hue.js";
import { MiniLine } from "../../components/line/MiniLine.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import type { NextText } from "../../plan/step/huntNext.js";
import { CardFoot } from "./CardFoot.js";
import { cardMessages } from "./cardMessages.js";
import { useIsChanging } from "../../plan/step/changingHunts.js";
import { useAdvance } from "../../plan/step/useAdvance.js";
import { useFinishedText } from "./useFinishedText.js";

interface JobHuntCardProps {
  readonly hunt: JobHunt;
  /** Returns what is next in a hunt; null in one that has ended. */
  readonly nextText: (hunt: JobHunt) => NextText | null;
  readonly onOpen: (hunt: JobHunt) => void;
}

/** The collapsed card of a hunt: name, employer, the progress of its phase, and what is next; pressing it opens it. */
export const JobHuntCard = memo(function JobHuntCard({ hunt, nextText, onOpen }: JobHuntCardProps) {
  const t = useT();
  const moreId = useId();
  const finished = useFinishedText(hunt);
  const { stepsDone: done, stepsTotal: total, isComplete, statuses } = hunt.progress;
  const canComplete = isComplete && hunt.status === "ACTIVE";
  return (
    <article className={`hunt-card ${hueClass(phaseHue[hunt.currentPhase])}`}>
      <button
        type="button"
        className="hunt-card-body"
        data-card={hunt.id}
        aria-expanded={false}
        aria-label={t(cardMessages.label, { name: hunt.name, done, total })}
        aria-describedby={moreId}
        title={hunt.name}
        onClick={() => onOpen(hunt)}
      >
        <span className="hunt-card-top">
          <b dir="auto">{truncate(hunt.name, nameCuts.jobHunt.collapsed)}</b>
          <i>{t(cardMessages.count, { done, total })}</i>
        </span>
        <span id={moreId} className="hunt-card-more">
          {hunt.employer && (
            <span className="hunt-card-where" dir="auto">
              {hunt.employer.name}
            </span>
          )}
          <MiniLine statuses={statuses} />
          {finished === null ? (
            <CardFoot hunt={hunt} nextText={nextText} />
          ) : (
            <span className="hunt-card-foot">{finished}</span>
          )}
        </span>
      </button>
      {canComplete && <CompleteButton hunt={hunt} />}
    </article>
  );
});

function CompleteButton({ hunt }: { readonly hunt: JobHunt }) {
  const { label, hint, advance } = useAdvance(hunt);
  const isChanging = useIsChanging(hunt.id);
  return (
    <Tooltip title={hint}>
      <Button
        className="hunt-card-complete"
        type="text"
        size="small"
        loading={isChanging}
        icon={<CircleCheckBig size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={`${label}: ${hunt.name}`}
        onClick={advance}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
