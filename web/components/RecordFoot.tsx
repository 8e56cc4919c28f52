import { Button } from "./controls/Button.js";
import { NotebookPen, PencilLine, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../lib/useT.js";
import { ConfirmDelete } from "./ConfirmDelete.js";
import { Icon } from "./Icon.js";
import { componentMessages as messages } from "./messages.js";
import type { RecordRow } from "./RecordList.js";

interface RecordFootProps {
  readonly row: RecordRow;
  /** The consequence of a delete. */
  readonly consequence: string;
  /** The label of the button for a note, where it differs from the default. */
  readonly addNoteLabel?: string;
  /** A button before the others. */
  readonly first?: ReactNode;
  /** Buttons before Delete, which is set apart. */
  readonly children?: ReactNode;
  readonly onEdit: () => void;
  readonly onAddNote: () => void;
}

/** The foot of an open card: the actions of its record, or the confirmation before it is deleted (spec 4). */
export function RecordFoot({ row, consequence, addNoteLabel, first, children, onEdit, onAddNote }: RecordFootProps) {
  const t = useT();
  if (row.isPendingDelete) {
    return <ConfirmDelete consequence={consequence} onYes={row.onDeleteConfirmed} onNo={row.onDeleteCancelled} />;
  }
  return (
    <div className="row-actions">
      {first}
      <Button icon={<Icon of={PencilLine} />} aria-keyshortcuts="e" onClick={onEdit}>
        {t(messages.edit)}
      </Button>
      <Button icon={<Icon of={NotebookPen} />} aria-keyshortcuts="a" onClick={onAddNote}>
        {addNoteLabel ?? t(messages.addNote)}
      </Button>
      {children}
      <Button
        type="text"
        className="is-delete"
        icon={<Icon of={Trash2} />}
        aria-keyshortcuts="Delete"
        onClick={row.onDelete}
      >
        {t(messages.delete)}
      </Button>
    </div>
  );
}
