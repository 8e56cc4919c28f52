import { useApolloClient } from "@apollo/client/react";
import { componentMessages } from "../../components/messages.js";
import { useTellProblem } from "../../components/useTellProblem.js";
import { forgetEntity } from "../../lib/cache.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import { useNoteDeleteMutation } from "../../operations.generated.js";
import { countNotes } from "./noteCache.js";
import type { NoteData } from "./useNotes.js";

const affected = ["NoteList"];

/** Gives the way to delete a note, with Undo in the message that follows; it tells whether it worked. */
export function useNoteDelete(): readonly [(note: NoteData) => Promise<boolean>, boolean] {
  const t = useT();
  const tellProblem = useTellProblem();
  const client = useApolloClient();
  const undo = useUndo(affected);
  const [send, { loading }] = useNoteDeleteMutation();
  const bringBack = async (logEntryId: string, noteGuid: string): Promise<void> => {
    await undo(logEntryId);
    countNotes(client.cache, noteGuid, 1);
  };
  const remove = async ({ id, noteGuid }: NoteData): Promise<boolean> => {
    try {
      const { data } = await send({
        variables: { input: { id, noteGuid } },
        update: (cache) => {
          forgetEntity(cache, "Note", id);
          countNotes(cache, noteGuid, -1);
        },
      });
      const logEntryId = data?.deleteNote.logEntryId;
      notify(t(componentMessages.deleted), {
        undo: logEntryId === undefined ? undefined : () => bringBack(logEntryId, noteGuid),
      });
      return true;
    } catch (error) {
      tellProblem(error);
      return false;
    }
  };
  return [remove, loading];
}
