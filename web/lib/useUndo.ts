import { useCallback } from "react";
import { undoneOf, type RecordChange } from "./invalidate.js";
import { useUndoMutation } from "./undo.generated.js";
import { useInvalidate } from "./useInvalidate.js";

/** Returns the function that undoes log entries, in their order; `changes` are those that they recorded. */
export function useUndo(): (logEntryIds: readonly string[], changes: readonly RecordChange[]) => Promise<void> {
  const [undo] = useUndoMutation();
  const invalidate = useInvalidate();
  return useCallback(
    async (logEntryIds, changes) => {
      for (const logEntryId of logEntryIds) await undo({ variables: { input: { logEntryId } } });
      await invalidate(undoneOf(changes));
    },
    [undo, invalidate],
  );
}

/** Returns the function that undoes a whole change set in one act; `changes` are those that it made. */
export function useUndoAct(): (changeSetId: string, changes: readonly RecordChange[]) => Promise<void> {
  const [undo] = useUndoMutation();
  const invalidate = useInvalidate();
  return useCallback(
    async (changeSetId, changes) => {
      await undo({ variables: { input: { changeSetId } } });
      await invalidate(undoneOf(changes));
    },
    [undo, invalidate],
  );
}
