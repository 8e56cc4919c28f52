import { useCallback } from "react";
import { EmptyState } from "../../components/EmptyState.js";
import { RecordList, type DrawRecord } from "../../components/RecordList.js";
import { focusCard } from "../../lib/focusCard.js";
import type { Records } from "../../lib/useRecords.js";
import { useT } from "../../lib/useT.js";
import { IdealJobCard } from "./IdealJobCard.js";
import { idealJobMessages as messages } from "./messages.js";
import { useFollow } from "./useFollow.js";
import type { Follower } from "./useFollower.js";
import { useIdealJobDelete } from "./useIdealJobDelete.js";
import type { IdealJobCardData } from "./useIdealJobs.js";

interface IdealJobListProps {
  readonly idealJobs: Records<IdealJobCardData>;
  /** The selected hunt, if there is one. */
  readonly follower: Follower | undefined;
  readonly onEdit: () => void;
  readonly onAddNote: (idealJob: IdealJobCardData) => void;
  /** The form is likely to be wanted next. */
  readonly onEditSoon: () => void;
}

/** Shows the ideal jobs, or why there are none to show. */
export function IdealJobList({ idealJobs, follower, onEdit, onAddNote, onEditSoon }: IdealJobListProps) {
  const t = useT();
  const remove = useIdealJobDelete();
  const follow = useFollow();
  const draw = useCallback<DrawRecord<IdealJobCardData>>(
    (idealJob, row) => (
      <IdealJobCard
        idealJob={idealJob}
        row={row}
        follower={follower}
        onFollow={(followed) => {
          if (follower) follow(follower, followed);
          // The pressed button goes with the status.
          focusCard(idealJob.id);
        }}
        onEdit={onEdit}
        onAddNote={() => onAddNote(idealJob)}
      />
    ),
    [follower, follow, onEdit, onAddNote],
  );
  return (
    <RecordList
      records={idealJobs}
      label={t(messages.title)}
      countText={(count) => t(messages.count, { count })}
      empty={<EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)} />}
      remove={remove}
      onEditSoon={onEditSoon}
    >
      {draw}
    </RecordList>
  );
}
