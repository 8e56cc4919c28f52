import { useRef, useState } from "react";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { CompareDialog } from "./CompareDialog.js";
import { KnownJob } from "./KnownJob.js";
import { knownMessages as messages } from "./knownMessages.js";
import type { DifferentJobs } from "./useDifferentJobs.js";
import type { EarlierCapture } from "./useEarlierCaptures.js";

interface KnownJobsProps {
  readonly captures: readonly EarlierCapture[];
  readonly advert: string;
  readonly different: DifferentJobs;
}

/** Warns of the job that is most likely the same, in a polite live region; the next one is shown when it is not. */
export function KnownJobs({ captures, advert, different }: KnownJobsProps) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  /** The hunt whose advert is compared. */
  const [comparedId, setComparedId] = useState<string | null>(null);
  const first = captures.find(({ isLikelySame }) => isLikelySame);
  const canCompare = advert.trim() !== "";
  const dismiss = (otherJobHuntId: string): void => {
    different.add(otherJobHuntId);
    notify(t(messages.differentSaid), { undo: () => different.takeBack(otherJobHuntId) });
    // The pressed button goes with its warning.
    box.current?.focus();
  };
  return (
    <>
      {/* The live region stays while empty, because screen readers announce only a change inside an existing one. */}
      <div ref={box} role="status" tabIndex={-1}>
        {first && (
          <KnownJob
            key={first.jobHunt.id}
            capture={first}
            onCompare={canCompare ? () => setComparedId(first.jobHunt.id) : undefined}
            onDifferent={() => dismiss(first.jobHunt.id)}
          />
        )}
      </div>
      {comparedId !== null && (
        <CompareDialog jobHuntId={comparedId} advert={advert} onClose={() => setComparedId(null)} />
      )}
    </>
  );
}
