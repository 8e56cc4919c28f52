import type { RecordMutations } from "../../components/useRecordEditor.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useNoteCreateMutation, useNoteUpdateMutation } from "./note.generated.js";
import { addToList, countNotes } from "./noteCache.js";
import type { NoteData } from "./useNotes.js";

/** The fields of the dialog. */
export interface NoteValues {
  readonly title: string;
  readonly content: string;
}

/** Returns the mutations that store a note of a record. */
export function useNoteMutations(noteGuid: string): RecordMutations<NoteData, keyof NoteValues> {
  const [create] = useNoteCreateMutation();
  const [update] = useNoteUpdateMutation();
  const invalidate = useInvalidate();
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
      const note = data?.createNote.note;
      if (note) void invalidate([{ operation: "CREATED", kind: "NOTE", id: note.id, isCached: true }]);
      return note;
    },
    update: async (input) => {
      const { data } = await update({ variables: { input } });
      void invalidate([{ operation: "UPDATED", kind: "NOTE", id: input.id, isCached: true }]);
      return data?.updateNote.note;
    },
  };
}
