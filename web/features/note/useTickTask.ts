import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import type { OnTick } from "../../components/TaskItem.js";
import { isSameButTicks, withTask } from "../../components/taskMarks.js";
import { useTellProblem } from "../../components/useTellProblem.js";
import { notifyProblem } from "../../lib/notify.js";
import { readProblem } from "../../lib/readProblem.js";
import { useT } from "../../lib/useT.js";
import { useTellChange } from "../../lib/useTellChange.js";
import { NoteItem_NoteFragmentDoc, useNoteUpdateMutation } from "../../operations.generated.js";
import { noteMessages as messages } from "./messages.js";
import type { NoteData } from "./useNotes.js";

const affected = ["NoteList"];

/**
 * Gives what ticks a task of a note: the change shows at once, is saved one after the other, and can be undone. Where
 * somebody else was faster, their note is taken as it is now: ticks of theirs stay, and of another text nothing is ticked.
 */
export function useTickTask(note: NoteData): OnTick {
  const t = useT();
  const client = useApolloClient();
  const [send] = useNoteUpdateMutation();
  const tellChange = useTellChange(affected);
  const tellProblem = useTellProblem();
  const before = useRef(Promise.resolve());
  const seen = note.content ?? "";

  const tick = async (at: number, isDone: boolean, isSecond = false): Promise<void> => {
    // What is on the screen may be ahead of the server by the ticks that are under way.
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
      tellChange(t(isDone ? messages.ticked : messages.unticked), data?.updateNote.logEntryId);
    } catch (error) {
      if (readProblem(error).code !== "CONFLICT" || isSecond) return tellProblem(error);
      await client.refetchQueries({ include: affected }).catch(() => undefined);
      await tick(at, isDone, true);
    }
  };
  return (at, isDone) => {
    before.current = before.current.then(() => tick(at, isDone));
  };
}
