import { Button } from "../../components/controls/Button.js";
import { withLineEnds } from "../../lib/lineEnds.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { callNoteMessages as messages } from "./messages.js";
import { useCopyNote } from "./useCopyNote.js";
import { waitingPerson } from "./waitingKey.js";
import { keepWaiting, removeWaiting, type WaitingFault, type WaitingNote } from "./waitingNotes.js";
import "./callnote.css";

const STATES = { GONE: messages.gone, REFUSED: messages.refused } as const satisfies Record<WaitingFault, unknown>;

interface WaitingNotesListProps {
  readonly notes: readonly WaitingNote[];
  /** Names the hunt of each note. */
  readonly isNamed?: boolean;
}

/** The notes that are kept on this device, each with why it is, and Copy and Remove. Empty, it shows nothing. */
export function WaitingNotesList({ notes, isNamed = false }: WaitingNotesListProps) {
  const t = useT();
  const copy = useCopyNote();
  if (notes.length === 0) return null;
  const remove = (note: WaitingNote): void => {
    const guid = waitingPerson();
    if (guid === undefined) return;
    removeWaiting(guid, note.id);
    notify(t(messages.removed), { undo: () => void keepWaiting(guid, note) });
  };
  return (
    <ul className="waiting-notes" aria-label={t(messages.waiting)}>
      {notes.map((note) => (
        <li key={note.id}>
          <b dir="auto">{note.title}</b>
          {isNamed && <small dir="auto">{note.jobHuntName}</small>}
          <p dir="auto">{withLineEnds(note.content)}</p>
          <div>
            <small>{t(note.fault === undefined ? messages.kept : STATES[note.fault])}</small>
            <Button size="small" type="text" onClick={() => void copy(note)}>
              {t(messages.copy)}
            </Button>
            <Button size="small" type="text" onClick={() => remove(note)}>
              {t(messages.remove)}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
