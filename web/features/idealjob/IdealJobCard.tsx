import { Goal } from "lucide-react";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { ExpandableRow } from "../../components/ExpandableRow.js";
import { Icon } from "../../components/Icon.js";
import { Markdown } from "../../components/Markdown.js";
import { NoteCount } from "../../components/NoteCount.js";
import { StatusTag } from "../../components/StatusTag.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useT } from "../../lib/useT.js";
import { ActivateButton } from "./ActivateButton.js";
import { IdealJobActions, type IdealJobActionsProps } from "./IdealJobActions.js";
import { idealJobMessages as messages, statusNames } from "./messages.js";
import { statusFor } from "./useFollower.js";

interface IdealJobCardProps extends Omit<IdealJobActionsProps, "isLinked"> {
  readonly isOpen: boolean;
  /** Delete was pressed once and waits for the answer. */
  readonly isPendingDelete: boolean;
  readonly onToggle: () => void;
  readonly onActivate: () => void;
  readonly onDeleteConfirmed: () => void;
  readonly onDeleteCancelled: () => void;
}

/** One ideal job: title and status, and when open its description and what can be done with it. */
export function IdealJobCard(props: IdealJobCardProps) {
  const t = useT();
  const { idealJob, follower } = props;
  const status = statusFor(follower, idealJob);
  return (
    <ExpandableRow
      id={idealJob.id}
      name={idealJob.name}
      cuts={nameCuts.idealJob}
      hue={status === "ACTIVE" ? "active" : "inactive"}
      glyph={<Icon of={Goal} size={18} />}
      chip={<StatusTag status={status}>{t(statusNames[status])}</StatusTag>}
      meta={idealJob.jobHuntCount > 0 ? t(messages.jobHunts, { count: idealJob.jobHuntCount }) : undefined}
      action={
        follower && status === "INACTIVE" ? (
          <ActivateButton name={idealJob.name} hunt={follower.name} onActivate={props.onActivate} />
        ) : undefined
      }
      noteCount={<NoteCount count={idealJob.noteCount} />}
      isOpen={props.isOpen}
      onToggle={props.onToggle}
    >
      <div className="ideal-job-text" dir="auto">
        {idealJob.description ? (
          <Markdown text={idealJob.description} isLarge />
        ) : (
          <p className="quiet">{t(messages.noDescription)}</p>
        )}
      </div>
      {props.isPendingDelete ? (
        <ConfirmDelete
          consequence={t(messages.deleteConsequence, { name: truncate(idealJob.name, nameCuts.idealJob.open) })}
          onYes={props.onDeleteConfirmed}
          onNo={props.onDeleteCancelled}
        />
      ) : (
        <IdealJobActions {...props} isLinked={follower !== undefined && status === "ACTIVE"} />
      )}
    </ExpandableRow>
  );
}
