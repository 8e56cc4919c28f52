import { Button } from "antd";
import { NotebookPen, PencilLine, Trash2, Unlink } from "lucide-react";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { idealJobMessages as messages } from "./messages.js";
import type { Follower } from "./useFollower.js";
import type { IdealJobCardData } from "./useIdealJobs.js";

/** What can be done with an ideal job. */
export interface IdealJobActionsProps {
  readonly idealJob: IdealJobCardData;
  /** The selected hunt, if there is one. */
  readonly follower: Follower | undefined;
  /** The selected hunt follows it. */
  readonly isLinked: boolean;
  readonly onEdit: () => void;
  readonly onAddNote: () => void;
  readonly onUnlink: () => void;
  readonly onDelete: () => void;
}

/** The buttons at the foot of an open card; Delete stands apart. */
export function IdealJobActions(props: IdealJobActionsProps) {
  const t = useT();
  const isOnline = useOnline();
  return (
    <div className="row-actions">
      <Button icon={<Icon of={PencilLine} />} aria-keyshortcuts="e" onClick={props.onEdit}>
        {t(componentMessages.edit)}
      </Button>
      <Button icon={<Icon of={NotebookPen} />} aria-keyshortcuts="a" onClick={props.onAddNote}>
        {t(componentMessages.addNote)}
      </Button>
      {props.isLinked && (
        <Button
          icon={<Icon of={Unlink} />}
          title={t(messages.unlinkHint, { hunt: props.follower?.name })}
          disabled={!isOnline}
          onClick={props.onUnlink}
        >
          {t(messages.unlink)}
        </Button>
      )}
      <Button
        type="text"
        className="is-delete"
        icon={<Icon of={Trash2} />}
        aria-keyshortcuts="Delete"
        onClick={props.onDelete}
      >
        {t(componentMessages.delete)}
      </Button>
    </div>
  );
}
