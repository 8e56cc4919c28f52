import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { refreshFields } from "../../lib/cache.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import { jobDetailsMessages } from "./messages.js";

/** What shows job details, or the step they complete, on whichever screen Undo is pressed. */
const SHOWN = ["jobDetails", "jobHunt", "jobHunts", "jobHuntStatistics", "dashboard"] as const;
/** No query is asked again by its name. */
const NO_QUERIES: readonly string[] = [];

/** Gives what tells that job details were saved; Undo takes back the given lines of the log, one after the other. */
export function useTellSaved(): (logEntryIds: readonly string[]) => void {
  const t = useT();
  const client = useApolloClient();
  const undo = useUndo(NO_QUERIES);
  return useCallback(
    (logEntryIds) => {
      const takeBack = async (): Promise<void> => {
        try {
          for (const id of logEntryIds) await undo(id);
        } finally {
          void refreshFields(client, SHOWN);
        }
      };
      notify(t(jobDetailsMessages.saved), { undo: logEntryIds.length > 0 ? takeBack : undefined });
    },
    [t, client, undo],
  );
}
