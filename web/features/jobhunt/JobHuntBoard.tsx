import { Button } from "../../components/controls/Button.js";
import { Suspense, useEffect, useRef, useState, type ComponentProps } from "react";
import { EmptyState } from "../../components/EmptyState.js";
import { InlineError } from "../../components/InlineError.js";
import { componentMessages } from "../../components/messages.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { useCardKeys } from "../../lib/useCardKeys.js";
import { lazyComponent } from "../../lib/lazyComponent.js";
import { useT } from "../../lib/useT.js";
import { whenIdle } from "../../lib/whenIdle.js";
import type { PhaseName } from "../../schema.generated.js";
import { ApplicationsSentence } from "./ApplicationsSentence.js";
import { ElsewhereHunt } from "./ElsewhereHunt.js";
import { JobHuntLane, type JobHuntLaneProps } from "./JobHuntLane.js";
import { JobHuntsLoading } from "./JobHuntsLoading.js";
import type { Figures } from "./JobHuntStatistics.js";
import { screenMessages } from "./messages.js";
import { PlansNote } from "./PlansNote.js";
import type { JobHuntBoard } from "./useJobHuntBoard.js";
import "./board.css";

const { Component: TerminatedJobHunts } = lazyComponent(
  async () => (await import("./TerminatedJobHunts.js")).TerminatedJobHunts,
);

interface JobHuntBoardProps extends Pick<
  JobHuntLaneProps,
  "openId" | "today" | "days" | "onOpen" | "onEdit" | "onAddNote" | "onMinimize" | "onGone"
> {
  readonly board: JobHuntBoard;
  /** The number of hunts per phase; undefined while not known. */
  readonly counts: Readonly<Record<PhaseName, number>> | undefined;
  /** Undefined while not known. */
  readonly figures: Figures | undefined;
}

/** The hunts of a screen as lanes, one per phase, in every state: loading, failed, empty, or filled. */
export function JobHuntBoard({ board, counts, figures, ...card }: JobHuntBoardProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useCardKeys(list);
  const { lanes, terminated } = board;
  const isPhone = useMediaQuery(screens.phone);
  const isAlone = lanes.length === 1;
  if (!board.isKnown) {
    if (board.isLoading) return <JobHuntsLoading lanes={Math.min(lanes.length, 3)} />;
    return (
      <InlineError
        what={t(screenMessages.what)}
        error={board.error}
        onTryAgain={() => void board.reload().catch(ignore)}
      />
    );
  }
  if (board.hunts.length === 0) {
    const title = isAlone ? screenMessages.emptyLane : screenMessages.emptyTitle;
    return (
      <EmptyState title={t(title)} text={t(screenMessages.emptyText)}>
        {board.elsewhere && <ElsewhereHunt hunt={board.elsewhere} />}
      </EmptyState>
    );
  }
  const plansNote = <PlansNote hunts={board.hunts} today={card.today} />;
  return (
    <div ref={list}>
      {/* It would push the first card out of the upper third of a phone. */}
      {!isPhone && plansNote}
      <div className={isAlone ? "board is-single" : "board"}>
        {lanes.map((lane) => (
          <JobHuntLane
            key={lane.name}
            lane={lane}
            elsewhere={board.elsewhere}
            count={counts?.[lane.name]}
            isAlone={isAlone}
            isBusy={board.busyLane === lane.name}
            open={board.open}
            onShowMore={board.showMore}
            {...card}
          />
        ))}
      </div>
      {isPhone && plansNote}
      <ApplicationsSentence figures={figures} />
      {terminated.hunts.length > 0 && <EndedJobHunts hunts={terminated.hunts} onGone={card.onGone} />}
      {terminated.hasMore && (
        <Button
          size="small"
          loading={board.busyLane === "TERMINATED"}
          onClick={() => void board.showMore("TERMINATED")}
        >
          {t(componentMessages.showMore)}
        </Button>
      )}
    </div>
  );
}

/** The ended hunts stand below all lanes: what they need is fetched after the cards are on the page. */
function EndedJobHunts(props: ComponentProps<typeof TerminatedJobHunts>) {
  const [isAfterCards, setAfterCards] = useState(false);
  useEffect(() => whenIdle(() => setAfterCards(true)), []);
  return <Suspense fallback={null}>{isAfterCards && <TerminatedJobHunts {...props} />}</Suspense>;
}

/** A second failure is shown by the query itself. */
function ignore(): void {}
