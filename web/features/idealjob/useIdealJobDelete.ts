import { useCallback } from "react";
import { useRecordDelete } from "../../components/useRecordDelete.js";
import { forgetRecord, reloadCounts } from "../../lib/cache.js";
import { useIdealJobDeleteMutation } from "../../operations.generated.js";

const affected = ["IdealJobList", "IdealJobStatistics", "IdealJobFollower"];

/** Gives the way to delete an ideal job; it tells whether it is gone. */
export function useIdealJobDelete(): (id: string) => Promise<boolean> {
  const [remove] = useIdealJobDeleteMutation({ refetchQueries: ["IdealJobStatistics", "IdealJobFollower"] });
  const send = useCallback(
    async (id: string) => {
      const { data } = await remove({
        variables: { input: { id } },
        optimisticResponse: { deleteIdealJob: { id, logEntryId: "" } },
        update: (cache, answer) => {
          forgetRecord(cache, { typename: "IdealJob", list: "idealJobs", id });
          if (answer.data?.deleteIdealJob.logEntryId) reloadCounts(cache);
        },
      });
      return data?.deleteIdealJob.logEntryId;
    },
    [remove],
  );
  return useRecordDelete(send, affected);
}
