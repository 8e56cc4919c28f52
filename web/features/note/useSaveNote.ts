import { useState } from "react";
import { uuidv7 } from "uuidv7";
import { readProblem } from "../../lib/readProblem.js";
import type { Edited } from "../../lib/useEdited.js";
import { useNoteCreateMutation, useNoteUpdateMutation } from "../../operations.generated.js";
import { addToList, countNotes } from "./noteCache.js";
import type { NoteData } from "./useNotes.js";

/** What the dialog holds. */
export interface NoteValues {
  readonly title: string;
  readonly content: string;
}

/** Hangs a new note on a record, or changes one; resolves to whether it worked, and `error` says why not. */
export function useSaveNote(noteGuid: string, { base: note, version, reload }: Edited<NoteData, keyof NoteValues>) {
  // One id for one dialog: a save that is repeated after a lost answer makes no second note.
  const [newId] = useState(uuidv7);
  const [create, creation] = useNoteCreateMutation();
  const [update, change] = useNoteUpdateMutation();
  const save = async (values: NoteValues): Promise<boolean> => {
    try {
      if (note === undefined) {
        await create({
          variables: { input: { id: newId, noteGuid, ...values } },
          update: (cache, { data }) => {
            if (!data) return;
            addToList(cache, data.createNote.note);
            countNotes(cache, noteGuid, 1);
          },
        });
      } else {
        await update({ variables: { input: { id: note.id, version, ...values } } });
      }
      return true;
    } catch (error) {
      // Shown above the form, which stays as it was typed; what somebody else wrote meanwhile is read.
      if (readProblem(error).code === "CONFLICT") await reload();
      return false;
    }
  };
  return { save, error: creation.error ?? change.error, isBusy: creation.loading || change.loading };
}
