import type { RecordWays } from "../../components/useRecordEditor.js";
import { useNoteCreateMutation, useNoteUpdateMutation } from "../../operations.generated.js";
import { addToList, countNotes } from "./noteCache.js";
import type { NoteData } from "./useNotes.js";

/** What the dialog holds. */
export interface NoteValues {
  readonly title: string;
  readonly content: string;
}

/** Gives the ways to store a note that hangs on a record. */
export function useNoteWays(noteGuid: string): RecordWays<NoteData, keyof NoteValues> {
  const [create] = useNoteCreateMutation();
  const [update] = useNoteUpdateMutation();
  return {
    empty: { title: "", content: "" },
    textsOf: ({ title, content }) => ({ title, content: content ?? "" }),
    create: async (values) => {
      const { data } = await create({
        variables: { input: { ...values, noteGuid } },
        update: (cache, answer) => {
          if (!answer.data) return;
          addToList(cache, answer.data.createNote.note);
          countNotes(cache, noteGuid, 1);
        },
      });
      return data?.createNote.note;
    },
    update: async (input) => (await update({ variables: { input } })).data?.updateNote.note,
  };
}
