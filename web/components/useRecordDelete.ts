import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useCallback, useMemo } from "react";
import { forgetRecord, reloadCounts } from "../lib/cache.js";
import { operationsOf, type ListedKind } from "../lib/recordKinds.js";
import { useT } from "../lib/useT.js";
import { useTellChange } from "../lib/useTellChange.js";
import { componentMessages as messages } from "./messages.js";
import { useTellProblem } from "./useTellProblem.js";

/** The operation that deletes a record; it answers as `change`. */
export type DeleteDocument = TypedDocumentNode<
  { readonly change: { readonly id: string; readonly logEntryId: string } },
  { readonly input: { readonly id: string } }
>;

const NONE: readonly string[] = [];

/**
 * Returns what deletes a record of a listed kind, which goes at once and is back when the server refuses: it resolves to
 * whether the record is gone. `others` names operations that show more of it than its own screen.
 */
export function useRecordDelete(
  kind: ListedKind,
  document: DeleteDocument,
  others: readonly string[] = NONE,
): (id: string) => Promise<boolean> {
  const t = useT();
  const affected = useMemo(() => [...operationsOf(kind), ...others], [kind, others]);
  const tellChange = useTellChange(affected);
  const tellProblem = useTellProblem();
  // The list is changed in the cache, by hand.
  const [remove] = useMutation(document, { refetchQueries: affected.slice(1) });
  return useCallback(
    async (id) => {
      try {
        const { data } = await remove({
          variables: { input: { id } },
          optimisticResponse: { change: { id, logEntryId: "" } },
          update: (cache, answer) => {
            forgetRecord(cache, kind, id);
            if (answer.data?.change.logEntryId) reloadCounts(cache);
          },
        });
        tellChange(t(messages.deleted), data?.change.logEntryId);
        return true;
      } catch (error) {
        tellProblem(error);
        return false;
      }
    },
    [t, kind, remove, tellChange, tellProblem],
  );
}
