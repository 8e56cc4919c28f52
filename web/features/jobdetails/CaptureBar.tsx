import { Button } from "../../components/controls/Button.js";
import { useT } from "../../lib/useT.js";
import { KnownJobs } from "../../plan/known/KnownJobs.js";
import type { DifferentJobs } from "../../plan/known/useDifferentJobs.js";
import type { EarlierCapture } from "../../plan/known/useEarlierCaptures.js";
import { formMessages } from "./formMessages.js";
import type { JobDraft } from "./jobDraft.js";
import { readingMessages } from "./readingMessages.js";
import type { Extract } from "./useExtract.js";

interface CaptureBarProps {
  readonly draft: JobDraft;
  readonly reading: Pick<Extract, "isReading" | "isImproving">;
  /** Done was pressed, and follows the reading. */
  readonly isDoneWaiting: boolean;
  /** The advert was compared with all earlier ones. */
  readonly isCompared: boolean;
  readonly captures: readonly EarlierCapture[];
  readonly different: DifferentJobs;
  readonly onStop: () => void;
}

const NONE: readonly EarlierCapture[] = [];

/**
 * The line above the form: that the advert is being read, then whether the job was captured before. It has its place from
 * the start, so that nothing below it moves.
 */
export function CaptureBar({ draft, reading, captures, different, ...bar }: CaptureBarProps) {
  const t = useT();
  const { isReading, isImproving } = reading;
  const isKnown = captures.some(({ isLikelySame }) => isLikelySame);
  const told = isReading
    ? t(bar.isDoneWaiting ? readingMessages.doneFollows : readingMessages.reading)
    : isImproving && t(readingMessages.improving);
  const isBusy = isReading || isImproving;
  return (
    <div className="capture-bar" data-busy={isBusy || undefined} data-known={(isKnown && !isReading) || undefined}>
      <div className="capture-reading">
        {/* The live region stays while empty, because screen readers announce only a change inside an existing one. */}
        <p role="status">{told}</p>
        {isBusy && (
          <Button type="link" size="small" onClick={bar.onStop}>
            {t(readingMessages.stop)}
          </Button>
        )}
      </div>
      <KnownJobs captures={isReading ? NONE : captures} advert={draft.advert} different={different} />
      {!isBusy && !isKnown && (
        <p className="quiet">
          {t(bar.isCompared && draft.readText !== null ? formMessages.noEarlier : formMessages.earlierHere)}
        </p>
      )}
    </div>
  );
}
