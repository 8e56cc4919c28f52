import { useCallback } from "react";
import { useRecordDelete } from "../../components/useRecordDelete.js";
import { forgetRecord, reloadCounts } from "../../lib/cache.js";
import { useDocumentDeleteMutation } from "../../operations.generated.js";

const affected = ["DocumentList", "DocumentStatistics"];

/** Gives the way to delete a document; it tells whether it is gone. */
export function useDocumentDelete(): (id: string) => Promise<boolean> {
  const [remove] = useDocumentDeleteMutation({ refetchQueries: ["DocumentStatistics"] });
  const send = useCallback(
    async (id: string) => {
      const { data } = await remove({
        variables: { input: { id } },
        optimisticResponse: { deleteDocument: { id, logEntryId: "" } },
        update: (cache, answer) => {
          forgetRecord(cache, { typename: "Document", list: "documents", id });
          if (answer.data?.deleteDocument.logEntryId) reloadCounts(cache);
        },
      });
      return data?.deleteDocument.logEntryId;
    },
    [remove],
  );
  return useRecordDelete(send, affected);
}
