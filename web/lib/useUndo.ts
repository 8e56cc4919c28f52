import { useCallback } from "react";
import { useUndoMutation } from "../operations.generated.js";
import { reloadCounts } from "./cache.js";

/** Gives the way to take back the change that a log entry tells of; `reload` names the queries to ask again. */
export function useUndo(reload: readonly string[]): (logEntryId: string) => Promise<void> {
  const [undo] = useUndoMutation();
  return useCallback(
    async (logEntryId) => {
      await undo({
        variables: { input: { logEntryId } },
        refetchQueries: [...reload],
        awaitRefetchQueries: true,
        update: reloadCounts,
      });
    },
    [undo, reload],
  );
}
