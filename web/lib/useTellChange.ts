import { useCallback } from "react";
import { notify } from "./notify.js";
import { useUndo } from "./useUndo.js";

/**
 * Gives what tells a person that something was done, with an offer to undo it when the log can take it back; `reload`
 * names the queries to ask again after that.
 */
export function useTellChange(
  reload: readonly string[],
): (text: string, logEntryId: string | null | undefined) => void {
  const undo = useUndo(reload);
  return useCallback(
    (text, logEntryId) => notify(text, { undo: logEntryId ? () => undo(logEntryId) : undefined }),
    [undo],
  );
}
