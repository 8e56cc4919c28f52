import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import type { OnTick } from "../../components/TaskItem.js";
import { isSameButTicks, withTask } from "../../components/taskMarks.js";
import { useProblemToast } from "../../components/useProblemToast.js";
import type { RecordChange } from "../../lib/invalidate.js";
import { notifyProblem } from "../../lib/notify.js";
import { readProblem } from "../../lib/readProblem.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import { useChangeToast } from "../../lib/useChangeToast.js";
import { NoteItem_NoteFragmentDoc, useNoteUpdateMutation } from "./note.generated.js";
import { noteMessages as messages } from "./messages.js";
import type { NoteData } from "./useNotes.js";

/**
 * Returns the function that ticks a task of a note: the change is optimistic, saves run one after the other, and it can
 * be undone. After a conflict it is applied to the note as it is now: ticks made elsewhere stay, and when the text
 * itself was changed nothing is ticked.
 */
export function useTickTask(note: NoteData): OnTick {
  const t = useT();
  const client = useApolloClient();
  const [send] = useNoteUpdateMutation();
  const invalidate = useInvalidate();
  const showChangeToast = useChangeToast();
  const showProblemToast = useProblemToast();
  const before = useRef(Promise.resolve());
  const seen = note.content ?? "";
  const updated: RecordChange = { operation: "UPDATED", kind: "NOTE", id: note.id };

  const tick = async (at: number, isDone: boolean, isSecond = false): Promise<void> => {
    // The cache may be ahead of the server by the ticks that are being saved.
    const fragment = { fragment: NoteItem_NoteFragmentDoc, from: { __typename: "Note", id: note.id } };
    const now = client.cache.readFragment(fragment) ?? note;
    const content = isSameButTicks(now.content ?? "", seen) ? withTask(now.content ?? "", at, isDone) : null;
    if (content === null) {
      notifyProblem(t(messages.tickedOther));
      return;
    }
    if (content === now.content) return;
    try {
      const { data } = await send({
        variables: { input: { id: now.id, content, version: now.version } },
        optimisticResponse: { updateNote: { note: { ...now, content }, logEntryId: null } },
      });
      const text = t(isDone ? messages.ticked : messages.unticked);
      void showChangeToast({ ...updated, isCached: true }, text, data?.updateNote.logEntryId);
    } catch (error) {
      if (readProblem(error).code !== "CONFLICT" || isSecond) return showProblemToast(error);
      await invalidate([updated]);
      await tick(at, isDone, true);
    }
  };
  return (at, isDone) => {
    before.current = before.current.then(() => tick(at, isDone));
  };
}
