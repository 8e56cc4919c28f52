import { Button } from "../../components/controls/Button.js";
import { Tooltip } from "../../components/controls/Tooltip.js";
import { CircleCheckBig } from "lucide-react";
import { memo } from "react";
import { useIntl } from "react-intl";
import { hueClass, phaseHue } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { MiniLine } from "../../components/line/MiniLine.js";
import { nameCuts } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { CardFoot } from "./CardFoot.js";
import type { CardNews } from "./cardNews.js";
import { cardMessages } from "./cardMessages.js";
import { huntTitle } from "./huntTitle.js";
import { useIsChanging } from "../../plan/step/changingHunts.js";
import { useAdvance } from "../../plan/step/useAdvance.js";
import { useFinishedText } from "./useFinishedText.js";

interface JobHuntCardProps {
  readonly hunt: JobHunt;
  /** Returns the last line of a card; null in a hunt that has ended. */
  readonly newsOf: (hunt: JobHunt) => CardNews | null;
  readonly onOpen: (hunt: JobHunt) => void;
}

/** The collapsed card of a hunt: which job it is, the progress of its phase, and what is next; pressing it opens it. */
export const JobHuntCard = memo(function JobHuntCard({ hunt, newsOf, onOpen }: JobHuntCardProps) {
  const t = useT();
  const intl = useIntl();
  const finished = useFinishedText(hunt);
  const news = finished === null ? newsOf(hunt) : null;
  const { stepsDone: done, stepsTotal: total, isComplete, statuses } = hunt.progress;
  const { title, ownName } = huntTitle(hunt, nameCuts.jobHunt.collapsed);
  const count = t(cardMessages.count, { done, total });
  const employer = hunt.employer?.name ?? null;
  const said = [title, employer, t(phaseNames[hunt.currentPhase]), count, finished ?? news?.what, news?.when];
  const label = intl.formatList(
    said.filter((part): part is string => typeof part === "string"),
    { type: "unit", style: "short" },
  );
  const canComplete = isComplete && hunt.status === "ACTIVE";
  return (
    <article className={`hunt-card ${hueClass(phaseHue[hunt.currentPhase])}`}>
      <button
        type="button"
        className="hunt-card-body"
        data-card={hunt.id}
        aria-expanded={false}
        aria-label={label}
        onClick={() => onOpen(hunt)}
      >
        {ownName !== null && (
          <bdi className="hunt-card-own" title={hunt.name}>
            {ownName}
          </bdi>
        )}
        <bdi className="hunt-card-title" title={title}>
          {title}
        </bdi>
        <i>{count}</i>
        <span className="hunt-card-where">
          {employer === null ? t(cardMessages.noEmployer) : <bdi className="hunt-employer">{employer}</bdi>}
          {hunt.location !== null && (
            <>
              {" · "}
              <bdi>{hunt.location}</bdi>
            </>
          )}
        </span>
        <MiniLine statuses={statuses} />
        {finished === null ? (
          <CardFoot huntId={hunt.id} news={news} />
        ) : (
          <span className="hunt-card-foot">{finished}</span>
        )}
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
