import type { ApolloCache } from "@apollo/client";
import { useCallback } from "react";
import { componentMessages } from "../../components/messages.js";
import { useProblemToast } from "../../components/useProblemToast.js";
import { EVERYTHING } from "../../lib/invalidate.js";
import { notify } from "../../lib/notify.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import { LogListDocument, useLogUndoMutation } from "./log.generated.js";
import type { LogLines } from "../../plan/log/logLines.js";
import type { LogLine } from "./LogRow.js";
import { isFound } from "./logWords.js";
import { logVariables, type LogFilter } from "./useLog.js";
import { serverNow } from "../../lib/environment/clock.js";

/** The id of the entry that the server is about to write. */
const EXPECTED = "expected";

/** Returns the function that undoes a log entry; its toast offers to undo that in turn. */
export function useLogUndo(filter: LogFilter, read: LogLines["read"]): (line: LogLine) => Promise<void> {
  const t = useT();
  const showProblemToast = useProblemToast();
  const invalidate = useInvalidate();
  const [send] = useLogUndoMutation();
  return useCallback(
    async function undo(line: LogLine): Promise<void> {
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
            if (isFound(read(written), filter.text)) addLine(cache, written, filter);
          },
        });
        const written = data?.undo.logEntries[0];
        notify(t(componentMessages.undone), { undo: written && (() => undo(written)) });
        // The entry does not name every record that its change touched.
        await invalidate(EVERYTHING);
      } catch (error) {
        showProblemToast(error);
      }
    },
    [t, showProblemToast, invalidate, send, filter, read],
  );
}

function markUndone(cache: ApolloCache, id: string): void {
  const entity = cache.identify({ __typename: "LogEntry", id });
  if (entity === undefined) return;
  cache.modify({
    id: entity,
    fields: { undoneAt: () => serverNow().toISOString(), isUndoable: () => false },
  });
}

/** Puts the newest entry above the others, so that the list need not be loaded again from its beginning. */
function addLine(cache: ApolloCache, line: LogLine, filter: LogFilter): void {
  cache.updateQuery({ query: LogListDocument, variables: logVariables(filter) }, (kept) => {
    if (!kept) return kept;
    return { logEntries: { ...kept.logEntries, nodes: [line, ...kept.logEntries.nodes.flat()] } };
  });
}
