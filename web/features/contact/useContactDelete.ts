import { useCallback } from "react";
import { useRecordDelete } from "../../components/useRecordDelete.js";
import { forgetRecord, reloadCounts } from "../../lib/cache.js";
import { useContactDeleteMutation } from "../../operations.generated.js";

const affected = ["ContactList", "ContactStatistics"];

/** Gives the way to delete a contact; it tells whether it is gone. */
export function useContactDelete(): (id: string) => Promise<boolean> {
  const [remove] = useContactDeleteMutation({ refetchQueries: ["ContactStatistics"] });
  const send = useCallback(
    async (id: string) => {
      const { data } = await remove({
        variables: { input: { id } },
        optimisticResponse: { deleteContact: { id, logEntryId: "" } },
        update: (cache, answer) => {
          forgetRecord(cache, { typename: "Contact", list: "contacts", id });
          if (answer.data?.deleteContact.logEntryId) reloadCounts(cache);
        },
      });
      return data?.deleteContact.logEntryId;
    },
    [remove],
  );
  return useRecordDelete(send, affected);
}
