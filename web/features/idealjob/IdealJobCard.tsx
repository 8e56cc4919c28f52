import { Button } from "../../components/controls/Button.js";
import { Goal, Unlink } from "lucide-react";
import type { RecordCardProps } from "../../components/defineRecordList.js";
import { ExpandableRow } from "../../components/ExpandableRow.js";
import { Icon } from "../../components/Icon.js";
import { Markdown } from "../../components/Markdown.js";
import { NoteCount } from "../../components/NoteCount.js";
import { RecordFoot } from "../../components/RecordFoot.js";
import { StatusTag } from "../../components/StatusTag.js";
import { focusCard } from "../../lib/focusCard.js";
import { nameCuts, truncate } from "../../lib/truncate.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { ActivateButton } from "./ActivateButton.js";
import type { IdealJobCardData } from "./idealJobValues.js";
import { idealJobMessages as messages, statusNames } from "./messages.js";
import { statusFor, useFollower } from "./useFollower.js";

/** The card of an ideal job: title and status, and when open its description and actions. */
export function IdealJobCard({ record: idealJob, row, onEdit, onAddNote }: RecordCardProps<IdealJobCardData>) {
  const t = useT();
  const { follower, follow } = useFollower();
  const onFollow = (followed: IdealJobCardData | null): void => {
    if (follower) follow(follower, followed);
    // Activating hides the pressed button, so the focus moves.
    focusCard(idealJob.id);
  };
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
          <ActivateButton name={idealJob.name} hunt={follower.name} onActivate={() => onFollow(idealJob)} />
        ) : undefined
      }
      noteCount={<NoteCount count={idealJob.noteCount} />}
      isOpen={row.isOpen}
      onToggle={row.onToggle}
    >
      <div className="ideal-job-text" dir="auto">
        {idealJob.description ? (
          <Markdown text={idealJob.description} isLarge />
        ) : (
          <p className="quiet">{t(messages.noDescription)}</p>
        )}
      </div>
      <RecordFoot
        row={row}
        consequence={t(messages.deleteConsequence, { name: truncate(idealJob.name, nameCuts.idealJob.open) })}
        onEdit={onEdit}
        onAddNote={onAddNote}
      >
        {follower && status === "ACTIVE" && <UnlinkButton hunt={follower.name} onPress={() => onFollow(null)} />}
      </RecordFoot>
    </ExpandableRow>
  );
}

function UnlinkButton({ hunt, onPress }: { readonly hunt: string; readonly onPress: () => void }) {
  const t = useT();
  const isOnline = useOnline();
  return (
    <Button icon={<Icon of={Unlink} />} title={t(messages.unlinkHint, { hunt })} disabled={!isOnline} onClick={onPress}>
      {t(messages.unlink)}
    </Button>
  );
}
