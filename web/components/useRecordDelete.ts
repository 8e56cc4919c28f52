import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import { evictRecord } from "../lib/cache.js";
import type { ListedKind } from "../lib/recordKinds.js";
import { useT } from "../lib/useT.js";
import { useChangeToast } from "../lib/useChangeToast.js";
import { componentMessages as messages } from "./messages.js";
import { useProblemToast } from "./useProblemToast.js";

/** The operation that deletes a record, with its result as `change`. */
export type DeleteDocument = TypedDocumentNode<
  { readonly change: { readonly id: string; readonly logEntryId: string } },
  { readonly input: { readonly id: string } }
>;

/**
 * Returns the function that deletes a record of a listed kind, which is removed optimistically and restored when the
 * server refuses: it resolves to whether the record is deleted.
 */
export function useRecordDelete(kind: ListedKind, document: DeleteDocument): (id: string) => Promise<boolean> {
  const t = useT();
  const showChangeToast = useChangeToast();
  const showProblemToast = useProblemToast();
  const [remove] = useMutation(document);
  return useCallback(
    async (id) => {
      try {
        const { data } = await remove({
          variables: { input: { id } },
          optimisticResponse: { change: { id, logEntryId: "" } },
          update: (cache) => evictRecord(cache, kind, id),
        });
        const change = { operation: "DELETED", kind, id, isCached: true } as const;
        void showChangeToast(change, t(messages.deleted), data?.change.logEntryId);
        return true;
      } catch (error) {
        showProblemToast(error);
        return false;
      }
    },
    [t, kind, remove, showChangeToast, showProblemToast],
  );
}
