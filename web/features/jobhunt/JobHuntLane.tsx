import { Button } from "../../components/controls/Button.js";
import { Link } from "react-router-dom";
import { phasePaths } from "../../lib/paths.js";
import { hueClass, phaseAfter, phaseHue } from "../../components/line/hue.js";
import { phaseNames } from "../../components/line/messages.js";
import { componentMessages } from "../../components/messages.js";
import { useRichT, useT } from "../../lib/useT.js";
import type { PhaseName } from "../../schema.generated.js";
import { ElsewhereHunt } from "./ElsewhereHunt.js";
import { JobHuntCard } from "./JobHuntCard.js";
import { screenMessages } from "./messages.js";
import { OpenJobHuntCard, type OpenJobHuntCardProps } from "./OpenJobHuntCard.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { useCardNews } from "./useCardNews.js";
import type { Lane } from "./useJobHuntBoard.js";

export interface JobHuntLaneProps extends Omit<OpenJobHuntCardProps, "hunt"> {
  readonly lane: Lane<PhaseName>;
  /** The open hunt, when the screen does not show it. */
  readonly elsewhere: JobHunt | null;
  /** The number of hunts in the phase, loaded or not; undefined while not known. */
  readonly count: number | undefined;
  readonly openId: string | undefined;
  readonly isBusy: boolean;
  /** The only lane of its screen: its heading is in the tabs already, and it ends in a ring of the next phase. */
  readonly isAlone: boolean;
  readonly onOpen: (hunt: JobHunt) => void;
  readonly onShowMore: (name: PhaseName) => void;
}

/** One phase as a section of the line, with its hunts beside it. */
export function JobHuntLane(props: JobHuntLaneProps) {
  const { lane, elsewhere, count, openId, isAlone, isBusy, onOpen, onShowMore, ...card } = props;
  const t = useT();
  const richT = useRichT();
  const newsOf = useCardNews();
  const next = phaseAfter(lane.name);
  const name = t(phaseNames[lane.name]);
  return (
    <section className={`lane ${hueClass(phaseHue[lane.name])}`} aria-label={name}>
      <span className="station" aria-hidden />
      <h3 className={isAlone ? "unseen" : undefined}>
        {name} <i>{count}</i>
      </h3>
      {lane.hunts.length === 0 && (
        <p className="quiet lane-empty">
          {t(screenMessages.emptyLane)}
          {elsewhere !== null && (
            <>
              {". "}
              <ElsewhereHunt hunt={elsewhere} />
            </>
          )}
        </p>
      )}
      <div className="cards">
        {lane.hunts.map((hunt) =>
          hunt.id === openId ? (
            <OpenJobHuntCard key={hunt.id} hunt={hunt} {...card} />
          ) : (
            <JobHuntCard key={hunt.id} hunt={hunt} newsOf={newsOf} onOpen={onOpen} />
          ),
        )}
      </div>
      {lane.hasMore && (
        <Button className="lane-more" size="small" loading={isBusy} onClick={() => onShowMore(lane.name)}>
          {t(componentMessages.showMore)}
        </Button>
      )}
      {isAlone && next !== null && (
        <Link className={`lane-next ${hueClass(phaseHue[next])}`} to={phasePaths[next]}>
          <span className="ring" aria-hidden />
          <span>{richT(screenMessages.nextPhase, { phase: t(phaseNames[next]), b: (words) => <b>{words}</b> })}</span>
        </Link>
      )}
    </section>
  );
}
