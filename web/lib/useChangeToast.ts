import { useCallback } from "react";
import type { RecordChange } from "./invalidate.js";
import { notify } from "./notify.js";
import { useInvalidate } from "./useInvalidate.js";
import { useUndo } from "./useUndo.js";

/**
 * Returns the function that shows a toast after a change, with Undo when there is a log entry, and refetches what shows
 * the change.
 */
export function useChangeToast(): (
  change: RecordChange,
  text: string,
  logEntryId: string | null | undefined,
) => Promise<void> {
  const invalidate = useInvalidate();
  const undo = useUndo();
  return useCallback(
    async (change, text, logEntryId) => {
      notify(text, { undo: logEntryId ? () => undo(logEntryId, [change]) : undefined });
      await invalidate([change]);
    },
    [invalidate, undo],
  );
}
