import { componentMessages } from "../../components/messages.js";
import { useProblemToast } from "../../components/useProblemToast.js";
import { evictEntity } from "../../lib/cache.js";
import { useT } from "../../lib/useT.js";
import { useChangeToast } from "../../lib/useChangeToast.js";
import { useNoteDeleteMutation } from "./note.generated.js";
import { countNotes } from "./noteCache.js";
import type { NoteData } from "./useNotes.js";

/**
 * Returns the function that deletes a note and shows a toast with Undo; it resolves to whether the note was deleted.
 */
export function useNoteDelete(): readonly [(note: NoteData) => Promise<boolean>, boolean] {
  const t = useT();
  const showProblemToast = useProblemToast();
  const showChangeToast = useChangeToast();
  const [send, { loading }] = useNoteDeleteMutation();
  const remove = async ({ id, noteGuid }: NoteData): Promise<boolean> => {
    try {
      const { data } = await send({
        variables: { input: { id, noteGuid } },
        update: (cache) => {
          evictEntity(cache, "Note", id);
          countNotes(cache, noteGuid, -1);
        },
      });
      const change = { operation: "DELETED", kind: "NOTE", id, isCached: true } as const;
      void showChangeToast(change, t(componentMessages.deleted), data?.deleteNote.logEntryId);
      return true;
    } catch (error) {
      showProblemToast(error);
      return false;
    }
  };
  return [remove, loading];
}
