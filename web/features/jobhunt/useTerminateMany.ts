import { notify } from "../../lib/notify.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useUndoAct } from "../../lib/useUndo.js";
import { useT } from "../../lib/useT.js";
import type { HuntOutcome } from "../../schema.generated.js";
import { endingMessages as messages } from "./endingMessages.js";
import { useJobHuntsTerminateMutation } from "./jobhunt.generated.js";

/** Returns the function that ends hunts in one act, and tells it with one Undo for all; it rejects when the server refuses. */
export function useTerminateMany(): (ids: readonly string[], outcome: HuntOutcome) => Promise<void> {
  const t = useT();
  const invalidate = useInvalidate();
  const [terminate] = useJobHuntsTerminateMutation();
  const undo = useUndoAct();
  return async (ids, outcome) => {
    const ended = (await terminate({ variables: { input: { ids: [...ids], outcome } } })).data?.terminateJobHunts;
    if (!ended) return;
    const { changeSetId, jobHunts } = ended;
    const changes = [{ operation: "UPDATED", kind: "JOB_HUNT" }] as const;
    void invalidate(changes);
    notify(t(messages.endedMany, { count: jobHunts.length }), {
      undo: () => undo(changeSetId, changes),
    });
  };
}
