import { componentMessages } from "../../components/messages.js";
import { countLess, forgetEntity, reloadCounts } from "../../lib/cache.js";
import { notify, notifyProblem } from "../../lib/notify.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import { useIdealJobDeleteMutation } from "../../operations.generated.js";
import type { IdealJobCardData } from "./useIdealJobs.js";

const affected = ["IdealJobList", "IdealJobStatistics", "IdealJobFollower"];

/**
 * Gives the way to delete an ideal job: it goes at once, with Undo in the message that follows, and is back when the
 * server refuses. It tells whether it is gone.
 */
export function useIdealJobDelete(): (idealJob: IdealJobCardData) => Promise<boolean> {
  const t = useT();
  const readProblem = useReadProblem();
  const undo = useUndo(affected);
  const [send] = useIdealJobDeleteMutation({ refetchQueries: ["IdealJobStatistics", "IdealJobFollower"] });
  return async ({ id }) => {
    try {
      const { data } = await send({
        variables: { input: { id } },
        optimisticResponse: { deleteIdealJob: { id, logEntryId: "" } },
        update: (cache, answer) => {
          forgetEntity(cache, "IdealJob", id);
          countLess(cache, "idealJobs");
          if (answer.data?.deleteIdealJob.logEntryId) reloadCounts(cache);
        },
      });
      const logEntryId = data?.deleteIdealJob.logEntryId;
      notify(t(componentMessages.deleted), { undo: logEntryId ? () => undo(logEntryId) : undefined });
      return true;
    } catch (error) {
      notifyProblem(readProblem(error).message ?? t(componentMessages.noAnswer));
      return false;
    }
  };
}
