import { useMemo } from "react";
import { useProblemToast } from "../../components/useProblemToast.js";
import type { RecordChange } from "../../lib/invalidate.js";
import { notify } from "../../lib/notify.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import { linkMessages as messages } from "./linkMessages.js";
import { hideRemoved, showAdded } from "./pendingTies.js";
import type { Tie } from "./ties.js";

/** A change that was made: its records, and its log entries in the order in which they were written. */
export interface MadeChange {
  readonly changes: readonly RecordChange[];
  /** May grow by changes of the same act that follow. */
  readonly logEntryIds: readonly (string | null | undefined)[];
}

interface LinkChanges {
  /** Shows a new link at once, sends it, and takes it back with the reason when that fails. */
  readonly add: (place: string, tie: Tie, send: () => Promise<MadeChange>) => Promise<boolean>;
  /** Hides a link at once, sends that, and shows it again with the reason when that fails. */
  readonly remove: (place: string, tie: Tie, send: () => Promise<MadeChange>) => Promise<boolean>;
}

/** Returns the changes of links; each resolves with whether it was made, shows a toast with Undo, and never rejects. */
export function useLinkChanges(): LinkChanges {
  const t = useT();
  const undo = useUndo();
  const invalidate = useInvalidate();
  const showProblemToast = useProblemToast();
  return useMemo(() => {
    const run = async (settle: () => void, text: string, send: () => Promise<MadeChange>): Promise<boolean> => {
      try {
        const { changes, logEntryIds } = await send();
        // The last change first, as the ones before it are what it is about.
        const entries = (): readonly string[] => logEntryIds.filter((id) => id != null).toReversed();
        const undoAll = async (): Promise<void> => {
          await undo(entries(), changes);
        };
        notify(text, { undo: entries().length === 0 ? undefined : undoAll });
        await invalidate(changes);
        return true;
      } catch (error) {
        showProblemToast(error);
        return false;
      } finally {
        settle();
      }
    };
    const nameOf = ({ record }: Tie): string => record.name || t(messages.untitled);
    return {
      add: (place, tie, send) => run(showAdded(place, tie), t(messages.linked, { name: nameOf(tie) }), send),
      remove: (place, tie, send) =>
        run(hideRemoved(place, tie.record.id), t(messages.unlinked, { name: nameOf(tie) }), send),
    };
  }, [t, undo, invalidate, showProblemToast]);
}
