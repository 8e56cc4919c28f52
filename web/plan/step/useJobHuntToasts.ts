import { useMemo } from "react";
import { componentMessages } from "../../components/messages.js";
import type { RecordChange } from "../../lib/invalidate.js";
import { notify, notifyProblem, type NoticeAction } from "../../lib/notify.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import { useUndo, useUndoAct } from "../../lib/useUndo.js";
import { changeMessages } from "./changeMessages.js";
import type { JobHunt } from "./optimistic.js";

/** The codes of failures caused by a concurrent change. */
const OUTDATED: ReadonlySet<string> = new Set(["CONFLICT", "ILLEGAL_TRANSITION", "NOT_FOUND"]);

/** An update of an unknown hunt. */
const ELSEWHERE: RecordChange = { operation: "UPDATED", kind: "JOB_HUNT" };

interface JobHuntToasts {
  /**
   * Shows what changed, offers Undo when there is a log entry that can be undone and the action where there is one, and
   * refetches what shows the change.
   */
  readonly showChangeToast: (
    change: RecordChange,
    text: string,
    logEntryId: string | null | undefined,
    action?: NoticeAction,
  ) => void;
  /** Does the same for an act of several parts, which one Undo takes back. */
  readonly showActToast: (
    change: RecordChange,
    text: string,
    changeSetId: string | null | undefined,
    action?: NoticeAction,
  ) => void;
  /** Shows that something was not changed, and why; refetches what may be outdated. */
  readonly showFailureToast: (what: string, error: unknown) => void;
}

/** Returns the toasts of changes to job hunts. */
export function useJobHuntToasts(): JobHuntToasts {
  const t = useT();
  const readProblem = useReadProblem();
  const invalidate = useInvalidate();
  const undo = useUndo();
  const undoAct = useUndoAct();
  return useMemo(
    () => ({
      showChangeToast: (change, text, logEntryId, action) => {
        void invalidate([change]);
        // Nothing was changed, so no toast is shown.
        if (logEntryId === null || logEntryId === undefined) return;
        notify(text, { undo: () => undo([logEntryId], [change]), action });
      },
      showActToast: (change, text, changeSetId, action) => {
        void invalidate([change]);
        if (changeSetId === null || changeSetId === undefined) return;
        notify(text, { undo: () => undoAct(changeSetId, [change]), action });
      },
      showFailureToast: (what, error) => {
        const { code, message } = readProblem(error);
        notifyProblem(t(changeMessages.failed, { what, why: message ?? t(componentMessages.noAnswer) }));
        if (OUTDATED.has(code)) void invalidate([ELSEWHERE]);
      },
    }),
    [t, readProblem, undo, undoAct, invalidate],
  );
}

/** Returns a change of a hunt that the cache has already: the response to its mutation contains the whole hunt. */
export function changeOf({ id }: JobHunt, operation: RecordChange["operation"] = "UPDATED"): RecordChange {
  return { operation, kind: "JOB_HUNT", id, isCached: true };
}
