import { Button } from "../../components/controls/Button.js";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../components/Icon.js";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { componentMessages } from "../../components/messages.js";
import { listMessages } from "../../components/listMessages.js";
import { RailSection } from "../../components/Rail.js";
import { ShowMore } from "../../components/ShowMore.js";
import { useT } from "../../lib/useT.js";
import { AddNoteDialog } from "./AddNoteDialog.js";
import { noteMessages as messages } from "./messages.js";
import { NoteItem } from "./NoteItem.js";
import { useNoteDelete } from "./useNoteDelete.js";
import { useNotes, type NoteData, type Notes } from "./useNotes.js";
import "./note.css";

interface NotesPanelProps {
  /** The `noteGuid` the notes are attached to; undefined while nothing is selected. */
  readonly noteGuid: string | undefined;
  /** The name of the selected item. */
  readonly name: string | undefined;
  /** The number of notes of the item, where its list has it; otherwise they are counted once all are fetched. */
  readonly count?: number | undefined;
  /** All its notes, newest first, where the screen has fetched them already. */
  readonly known?: readonly NoteData[] | undefined;
}

/** The notes of the selected item (spec 2), in the rail of every screen whose items have notes. */
export function NotesPanel({ noteGuid, name = "", count, known }: NotesPanelProps) {
  const t = useT();
  const notes = useNotes(noteGuid, known);
  const [editing, setEditing] = useState<{ readonly note: NoteData | undefined } | null>(null);
  if (noteGuid === undefined) {
    return (
      <RailSection title={t(listMessages.notes)}>
        <p className="quiet">{t(messages.nothingSelected)}</p>
      </RailSection>
    );
  }
  const total = count ?? (notes.loadMore ? undefined : notes.list?.length);
  const edited = notes.list?.find((note) => note.id === editing?.note?.id) ?? editing?.note;
  return (
    <RailSection
      title={t(listMessages.notes)}
      extra={
        <>
          <i>{total}</i>
          <Button
            type="text"
            size="small"
            className="quiet-button"
            data-notes="add"
            icon={<Icon of={Plus} size={17} />}
            aria-label={t(componentMessages.addNote)}
            title={t(componentMessages.addNote)}
            onClick={() => setEditing({ note: undefined })}
          />
        </>
      }
    >
      <p className="note-of">
        <bdi>{name}</bdi>
      </p>
      <NoteList key={noteGuid} notes={notes} total={total} onEdit={(note) => setEditing({ note })} />
      {editing && <AddNoteDialog noteGuid={noteGuid} name={name} note={edited} onClose={() => setEditing(null)} />}
    </RailSection>
  );
}

interface NoteListProps {
  readonly notes: Notes;
  readonly total: number | undefined;
  readonly onEdit: (note: NoteData) => void;
}

function NoteList({ notes, total, onEdit }: NoteListProps) {
  const t = useT();
  const [remove, isDeleting] = useNoteDelete();
  const { list, error, isLoading, tryAgain, loadMore } = notes;
  if (!list) {
    if (!error) return <ListSkeleton rows={2} />;
    return <InlineError what={t(messages.what)} error={error} isBusy={isLoading} onTryAgain={tryAgain} />;
  }
  const removeAt = async (at: number): Promise<void> => {
    const note = list[at];
    const neighbour = list[at + 1] ?? list[at - 1];
    if (note && (await remove(note))) focusNote(neighbour?.id);
  };
  return (
    <>
      <p className="unseen" role="status">
        {total !== undefined && t(listMessages.noteCount, { count: total })}
      </p>
      {list.length === 0 && <p className="quiet">{t(messages.empty)}</p>}
      <ul className="notes" aria-label={t(listMessages.notes)}>
        {list.map((note, at) => (
          <NoteItem
            key={note.id}
            note={note}
            isDeleting={isDeleting}
            onEdit={() => onEdit(note)}
            onDelete={() => void removeAt(at)}
          />
        ))}
      </ul>
      {loadMore && <ShowMore isBusy={isLoading} onMore={loadMore} />}
    </>
  );
}

/** Focuses a note, or the button that adds one when no note is left. */
function focusNote(id: string | undefined): void {
  // The deleted note is removed with the next paint.
  requestAnimationFrame(() => {
    const note = id === undefined ? null : document.querySelector<HTMLElement>(`[data-note="${CSS.escape(id)}"]`);
    (note ?? document.querySelector<HTMLElement>('[data-notes="add"]'))?.focus();
  });
}
