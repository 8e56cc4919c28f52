import { useCallback, useState, type ReactNode } from "react";
import { AddNoteDialog } from "./AddNoteDialog.js";

/** A record that has notes. */
interface NoteHanger {
  readonly noteGuid: string;
  readonly name: string;
}

/** Returns the function that opens the dialog for a note on an item, and the dialog for the caller to render. */
export function useAddNote(): { readonly addNote: (item: NoteHanger) => void; readonly noteDialog: ReactNode } {
  const [item, setItem] = useState<NoteHanger | null>(null);
  // Only the values the dialog needs: an item may be a whole hunt, and it changes.
  const addNote = useCallback(({ noteGuid, name }: NoteHanger) => setItem({ noteGuid, name }), []);
  const noteDialog = item && <AddNoteDialog noteGuid={item.noteGuid} name={item.name} onClose={() => setItem(null)} />;
  return { addNote, noteDialog };
}
