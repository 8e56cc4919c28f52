import { useCallback } from "react";
import { undoneOf, type RecordChange } from "./invalidate.js";
import { useUndoMutation } from "./undo.generated.js";
import { useInvalidate } from "./useInvalidate.js";

/** Returns the function that undoes a log entry; `changes` are those the log entry recorded. */
export function useUndo(): (logEntryId: string, changes: readonly RecordChange[]) => Promise<void> {
  const [undo] = useUndoMutation();
  const invalidate = useInvalidate();
  return useCallback(
    async (logEntryId, changes) => {
      await undo({ variables: { input: { logEntryId } } });
      await invalidate(undoneOf(changes));
    },
    [undo, invalidate],
  );
}
