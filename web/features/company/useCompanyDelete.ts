import { componentMessages } from "../../components/messages.js";
import { forgetEntity, reloadCounts } from "../../lib/cache.js";
import { notify, notifyProblem } from "../../lib/notify.js";
import { useReadProblem } from "../../lib/useReadProblem.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import { useCompanyDeleteMutation } from "../../operations.generated.js";
import { companyMessages as messages } from "./messages.js";
import type { CompanyCardData } from "./useCompanies.js";

const affected = ["CompanyList", "CompanyStatistics"];

/** Gives the way to delete a company, with Undo in the message that follows; it tells whether it worked. */
export function useCompanyDelete(): readonly [(company: CompanyCardData) => Promise<boolean>, boolean] {
  const t = useT();
  const readProblem = useReadProblem();
  const undo = useUndo(affected);
  const [send, { loading }] = useCompanyDeleteMutation({ refetchQueries: affected });
  const remove = async ({ id }: CompanyCardData): Promise<boolean> => {
    try {
      const { data } = await send({
        variables: { input: { id } },
        update: (cache) => {
          forgetEntity(cache, "Company", id);
          reloadCounts(cache);
        },
      });
      const logEntryId = data?.deleteCompany.logEntryId;
      notify(t(messages.deleted), { undo: logEntryId === undefined ? undefined : () => undo(logEntryId) });
      return true;
    } catch (error) {
      notifyProblem(readProblem(error).message ?? t(componentMessages.noAnswer));
      return false;
    }
  };
  return [remove, loading];
}
