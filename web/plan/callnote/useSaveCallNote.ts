import { useCallback } from "react";
import { componentMessages } from "../../components/messages.js";
import { storageFault } from "../../lib/environment/storageFault.js";
import { undoneOf, type RecordChange } from "../../lib/invalidate.js";
import { notify } from "../../lib/notify.js";
import { FailedRequest, readProblem } from "../../lib/readProblem.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import { useUndoMutation } from "../../lib/undo.generated.js";
import { useCallNoteCreateMutation } from "./callnote.generated.js";
import { callNoteMessages as messages } from "./messages.js";
import { waitingPerson } from "./waitingKey.js";
import { keepWaiting, type WaitingNote } from "./waitingNotes.js";

/** What became of a note: saved, kept on this device, or neither, because the device has no room or stores nothing. */
export type SavedCallNote = "SAVED" | "KEPT" | "FULL" | "BLOCKED";

/**
 * Returns the function that saves a note, with Undo, or keeps it on this device while the server cannot be reached;
 * `onUndone` is called after Undo. It rejects when the server refuses the note.
 */
export function useSaveCallNote(): (note: WaitingNote, onUndone: () => void) => Promise<SavedCallNote> {
  const t = useT();
  const invalidate = useInvalidate();
  const [create] = useCallNoteCreateMutation();
  const [undo] = useUndoMutation();
  return useCallback(
    async (note, onUndone) => {
      const { id, noteGuid, title, content, date } = note;
      const keep = (): SavedCallNote => {
        const guid = waitingPerson();
        // Who it is was not known before the connection ended: the note is nobody's yet.
        if (guid === undefined && storageFault() === undefined) throw new FailedRequest("NETWORK");
        const outcome = keepWaiting(guid, note);
        if (outcome !== "STORED") return outcome;
        notify(t(messages.kept));
        return "KEPT";
      };
      if (!navigator.onLine) return keep();
      try {
        const { data } = await create({ variables: { input: { id, noteGuid, title, content, date } } });
        const changes: readonly RecordChange[] = [{ operation: "CREATED", kind: "NOTE", id }];
        const logEntryId = data?.createNote.logEntryId;
        const takeBack = async (): Promise<void> => {
          if (logEntryId) await undo({ variables: { input: { logEntryId } } });
          onUndone();
          await invalidate(undoneOf(changes));
        };
        notify(t(componentMessages.saved), { undo: logEntryId ? takeBack : undefined });
        void invalidate(changes);
        return "SAVED";
      } catch (error) {
        if (readProblem(error).code !== "NETWORK") throw error;
        return keep();
      }
    },
    [t, invalidate, create, undo],
  );
}
