import { useState } from "react";
import { EmptyState } from "../../components/EmptyState.js";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { LongList } from "../../components/LongList.js";
import { focusCard } from "../../lib/focusCard.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useT } from "../../lib/useT.js";
import { IdealJobCard } from "./IdealJobCard.js";
import { idealJobMessages as messages } from "./messages.js";
import { useFollow } from "./useFollow.js";
import type { Follower } from "./useFollower.js";
import { useIdealJobDelete } from "./useIdealJobDelete.js";
import type { IdealJobCardData, IdealJobs } from "./useIdealJobs.js";

interface IdealJobListProps {
  readonly idealJobs: IdealJobs;
  /** The selected hunt, if there is one. */
  readonly follower: Follower | undefined;
  readonly onEdit: () => void;
  readonly onAddNote: (idealJob: IdealJobCardData) => void;
}

/** Shows the ideal jobs, or why there are none to show. */
export function IdealJobList({ idealJobs, follower, onEdit, onAddNote }: IdealJobListProps) {
  const t = useT();
  const { list, selected } = idealJobs;
  const [pendingId, setPendingId] = useState<string>();
  const remove = useIdealJobDelete();
  const follow = useFollow();
  useShortcut("Delete", () => setPendingId(selected?.id), selected !== undefined);
  if (!list) {
    if (!idealJobs.error) return <ListSkeleton />;
    const { error, isLoading, tryAgain } = idealJobs;
    return <InlineError what={t(messages.title)} error={error} isBusy={isLoading} onTryAgain={tryAgain} />;
  }
  const toggle = (idealJob: IdealJobCardData): void => {
    setPendingId(undefined);
    idealJobs.select(idealJob.id === selected?.id ? undefined : idealJob);
  };
  const confirmDelete = (idealJob: IdealJobCardData): void => {
    const at = list.indexOf(idealJob);
    const neighbour = list[at + 1] ?? list[at - 1];
    setPendingId(undefined);
    idealJobs.select(undefined);
    focusCard(neighbour?.id);
    void remove(idealJob).then((isGone) => {
      if (!isGone) idealJobs.select(idealJob);
    });
  };
  return (
    <>
      <p className="unseen" role="status">
        {t(messages.count, { count: idealJobs.total ?? list.length })}
      </p>
      {list.length === 0 && <EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)} />}
      <LongList
        label={t(messages.title)}
        items={list}
        total={idealJobs.total}
        openId={selected?.id}
        isBusy={idealJobs.isLoading}
        onMore={idealJobs.loadMore}
      >
        {(idealJob) => (
          <IdealJobCard
            key={idealJob.id}
            idealJob={idealJob}
            follower={follower}
            isOpen={idealJob.id === selected?.id}
            isPendingDelete={idealJob.id === pendingId}
            onToggle={() => toggle(idealJob)}
            onActivate={() => {
              if (follower) follow(follower, idealJob);
              // The pressed button goes with the status.
              focusCard(idealJob.id);
            }}
            onUnlink={() => {
              if (follower) follow(follower, null);
              focusCard(idealJob.id);
            }}
            onEdit={onEdit}
            onAddNote={() => onAddNote(idealJob)}
            onDelete={() => setPendingId(idealJob.id)}
            onDeleteConfirmed={() => confirmDelete(idealJob)}
            onDeleteCancelled={() => {
              setPendingId(undefined);
              focusCard(idealJob.id);
            }}
          />
        )}
      </LongList>
    </>
  );
}
