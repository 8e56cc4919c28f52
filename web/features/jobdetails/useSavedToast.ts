import { useCallback } from "react";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import { jobDetailsMessages } from "./messages.js";
import type { SavedDetails } from "./useCompleteJobDetails.js";

/** Returns the function that shows a toast once job details are saved; its Undo undoes the log entries in order. */
export function useSavedToast(): (saved: SavedDetails) => void {
  const t = useT();
  const undo = useUndo();
  return useCallback(
    ({ logEntryIds, changes }) => {
      const undoAll = async (): Promise<void> => {
        await undo(logEntryIds, changes);
      };
      notify(t(jobDetailsMessages.saved), { undo: logEntryIds.length > 0 ? undoAll : undefined });
    },
    [t, undo],
  );
}
