import { Button } from "../../components/controls/Button.js";
import { PencilLine, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useIntl } from "react-intl";
import { ConfirmDelete } from "../../components/ConfirmDelete.js";
import { Icon } from "../../components/Icon.js";
import { Markdown } from "../../components/Markdown.js";
import { componentMessages } from "../../components/messages.js";
import { daysSince } from "../../lib/time.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import { noteMessages as messages } from "./messages.js";
import type { NoteData } from "./useNotes.js";
import { useTickTask } from "./useTickTask.js";

interface NoteItemProps {
  readonly note: NoteData;
  readonly isDeleting: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One note of the panel: title, age and text, and the confirmation before it is deleted (spec 4). */
export function NoteItem({ note, isDeleting, onEdit, onDelete }: NoteItemProps) {
  const t = useT();
  const tick = useTickTask(note);
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const element = useRef<HTMLLIElement>(null);
  const title = note.title || t(messages.untitled);
  const keep = (): void => {
    setAsking(false);
    element.current?.focus();
  };
  return (
    <li className="note" ref={element} tabIndex={-1} data-note={note.id} aria-label={title}>
      <h4 dir="auto">{title}</h4>
      <div className="note-line">
        <NoteAge date={note.date} />
        <Button
          type="text"
          size="small"
          className="quiet-button"
          icon={<Icon of={PencilLine} size={15} />}
          aria-label={t(messages.editNamed, { title })}
          title={t(componentMessages.edit)}
          onClick={onEdit}
        />
        <Button
          type="text"
          size="small"
          className="quiet-button"
          icon={<Icon of={Trash2} size={15} />}
          aria-label={t(messages.deleteNamed, { title })}
          title={t(componentMessages.delete)}
          onClick={() => setAsking(true)}
        />
      </div>
      {isAsking && <ConfirmDelete isBusy={isDeleting} onYes={onDelete} onNo={keep} />}
      {note.content && (
        <div dir="auto">
          <Markdown text={note.content} onTick={isOnline ? tick : undefined} />
        </div>
      )}
    </li>
  );
}

/** Shows the age of a note (spec 9): `today`, or `(N days ago)` when older than 1 day. */
function NoteAge({ date }: { date: string }) {
  const t = useT();
  const intl = useIntl();
  const days = daysSince(date);
  const moment = intl.formatDate(date, { dateStyle: "full", timeStyle: "short" });
  return (
    <time dateTime={date} title={moment}>
      {days > 1 ? t(componentMessages.daysAgo, { days }) : t(componentMessages.today)}
    </time>
  );
}
