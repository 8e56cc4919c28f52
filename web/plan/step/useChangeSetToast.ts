import { useCallback } from "react";
import { undoneOf, type RecordChange } from "../../lib/invalidate.js";
import { notify, type NoticeAction } from "../../lib/notify.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useChangeSetUndoMutation } from "./step.generated.js";

/** Tells an act of several changes; null as the change set: nothing was changed, and nothing is told. */
type ShowChangeSetToast = (
  changes: readonly RecordChange[],
  text: string,
  changeSetId: string | null,
  action?: NoticeAction,
) => void;

/** Returns the function that tells an act of several changes, with one Undo for all, and refetches what shows them. */
export function useChangeSetToast(): ShowChangeSetToast {
  const invalidate = useInvalidate();
  const [undo] = useChangeSetUndoMutation();
  return useCallback(
    (changes, text, changeSetId, action) => {
      void invalidate(changes);
      if (changeSetId === null) return;
      notify(text, {
        undo: async () => {
          await undo({ variables: { input: { changeSetId } } });
          await invalidate(undoneOf(changes));
        },
        action,
      });
    },
    [invalidate, undo],
  );
}
