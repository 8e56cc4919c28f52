import { useCallback } from "react";
import { useT } from "../lib/useT.js";
import { useTellChange } from "../lib/useTellChange.js";
import { componentMessages as messages } from "./messages.js";
import { useTellProblem } from "./useTellProblem.js";

/**
 * Gives the way to delete a record, which goes at once and is back when the server refuses: `send` deletes it and answers
 * the line of the log, `reload` names the queries to ask again after Undo. It tells whether the record is gone.
 */
export function useRecordDelete(
  send: (id: string) => Promise<string | undefined>,
  reload: readonly string[],
): (id: string) => Promise<boolean> {
  const t = useT();
  const tellChange = useTellChange(reload);
  const tellProblem = useTellProblem();
  return useCallback(
    async (id) => {
      try {
        tellChange(t(messages.deleted), await send(id));
        return true;
      } catch (error) {
        tellProblem(error);
        return false;
      }
    },
    [t, send, tellChange, tellProblem],
  );
}
