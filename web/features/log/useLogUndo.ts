import type { ApolloCache } from "@apollo/client";
import { componentMessages } from "../../components/messages.js";
import { useTellProblem } from "../../components/useTellProblem.js";
import { reloadCounts } from "../../lib/cache.js";
import { notify } from "../../lib/notify.js";
import { useT } from "../../lib/useT.js";
import { LogListDocument, useLogUndoMutation } from "../../operations.generated.js";
import type { LogLines } from "./logLines.js";
import type { LogLine } from "./LogRow.js";
import { LOG_PAGE } from "./useLog.js";

/** Stands for the line that the server is about to write. */
const EXPECTED = "expected";

/** Gives the way to take back what a line of the log did; the message that follows takes that back in turn. */
export function useLogUndo(filter: string, read: LogLines["read"]): (line: LogLine) => Promise<void> {
  const t = useT();
  const tellProblem = useTellProblem();
  const [send] = useLogUndoMutation();
  const undo = async (line: LogLine): Promise<void> => {
    try {
      const { data } = await send({
        variables: { input: { logEntryId: line.id } },
        optimisticResponse: {
          undo: { changeSetId: EXPECTED, logEntries: [{ ...line, id: EXPECTED, isUndoable: false }] },
        },
        update: (cache, answer) => {
          markUndone(cache, line.id);
          const written = answer.data?.undo.logEntries[0];
          if (!written || written.id === EXPECTED) return;
          const isFound = read(written).toLowerCase().includes(filter.toLowerCase());
          addLine(cache, written, filter, isFound);
          reloadCounts(cache);
        },
      });
      const written = data?.undo.logEntries[0];
      notify(t(componentMessages.undone), { undo: written && (() => undo(written)) });
    } catch (error) {
      tellProblem(error);
    }
  };
  return undo;
}

function markUndone(cache: ApolloCache, id: string): void {
  const entity = cache.identify({ __typename: "LogEntry", id });
  if (entity === undefined) return;
  cache.modify({
    id: entity,
    fields: { undoneAt: () => new Date().toISOString(), isUndoable: () => false },
  });
}

/** Puts the newest line above the others, so that the list need not be loaded again from its beginning. */
function addLine(cache: ApolloCache, line: LogLine, filter: string, isFound: boolean): void {
  const variables = { filter: filter === "" ? null : filter, first: LOG_PAGE };
  cache.updateQuery({ query: LogListDocument, variables }, (kept) => {
    if (!kept) return kept;
    const { logEntries, all } = kept;
    return {
      logEntries: isFound
        ? { ...logEntries, nodes: [line, ...logEntries.nodes], totalCount: logEntries.totalCount + 1 }
        : logEntries,
      all: { ...all, logEntries: all.logEntries + 1 },
    };
  });
}
