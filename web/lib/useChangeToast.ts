import { useCallback } from "react";
import type { RecordChange } from "./invalidate.js";
import { notify } from "./notify.js";
import { useInvalidate } from "./useInvalidate.js";
import { useUndo } from "./useUndo.js";

type LogEntryId = string | null | undefined;

/**
 * Returns the function that shows a toast after changes, whose Undo takes back those that have a log entry, and refetches
 * what shows the changes.
 */
export function useChangesToast(): (
  changes: readonly RecordChange[],
  text: string,
  logEntryIds: readonly LogEntryId[],
) => Promise<void> {
  const invalidate = useInvalidate();
  const undo = useUndo();
  return useCallback(
    async (changes, text, logEntryIds) => {
      const entries = logEntryIds.filter((entry) => entry != null);
      notify(text, { undo: entries.length > 0 ? () => undo(entries, changes) : undefined });
      await invalidate(changes);
    },
    [invalidate, undo],
  );
}

/** Does the same for one change. */
export function useChangeToast(): (change: RecordChange, text: string, logEntryId: LogEntryId) => Promise<void> {
  const show = useChangesToast();
  return useCallback((change, text, logEntryId) => show([change], text, [logEntryId]), [show]);
}
