import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import { componentMessages } from "../../components/messages.js";
import { refreshFields } from "../../lib/cache.js";
import { notify, notifyProblem } from "../../lib/notify.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import { changeMessages } from "./changeMessages.js";

/** The failures that mean: somebody changed it meanwhile. */
const OUTDATED: ReadonlySet<string> = new Set(["CONFLICT", "ILLEGAL_TRANSITION", "NOT_FOUND"]);

/** What is counted over all hunts, and the lists of hunts themselves. */
const FIGURES = ["jobHuntStatistics", "dashboard"] as const;
const LISTS = [...FIGURES, "jobHunts"] as const;
/** No query is asked again by its name: the lists are read again by their fields, on whichever screen Undo is pressed. */
const NO_QUERIES: readonly string[] = [];

/** Tells what became of a change. */
interface Tell {
  /** Says what changed, offers Undo when the log can take it back, and brings the figures up to date. */
  readonly tellChange: (text: string, logEntryId: string | null | undefined) => void;
  /** Says that something was not changed, and why; what turned out to be outdated is read again. */
  readonly tellFailure: (what: string, error: unknown) => void;
  /** Reads the lists of hunts again, as after storing one (spec 4). */
  readonly reloadLists: () => Promise<unknown>;
}

/** Gives what tells a person what became of a change. */
export function useTell(): Tell {
  const t = useT();
  const readProblem = useReadProblem();
  const client = useApolloClient();
  const sendUndo = useUndo(NO_QUERIES);
  const reloadLists = useCallback(() => refreshFields(client, LISTS), [client]);
  const undo = useCallback(
    async (logEntryId: string) => {
      await sendUndo(logEntryId);
      await reloadLists();
    },
    [sendUndo, reloadLists],
  );
  return useMemo(
    () => ({
      reloadLists,
      tellChange: (text, logEntryId) => {
        void refreshFields(client, FIGURES);
        // Nothing had to change, so there is nothing to tell.
        if (logEntryId === null || logEntryId === undefined) return;
        notify(text, { undo: () => undo(logEntryId) });
      },
      tellFailure: (what, error) => {
        const { code, message } = readProblem(error);
        notifyProblem(t(changeMessages.failed, { what, why: message ?? t(componentMessages.noAnswer) }));
        if (OUTDATED.has(code)) void reloadLists();
      },
    }),
    [t, client, readProblem, undo, reloadLists],
  );
}
