import { useCallback } from "react";
import { useRecordDelete } from "../../components/useRecordDelete.js";
import { forgetRecord, reloadCounts } from "../../lib/cache.js";
import { useCompanyDeleteMutation } from "../../operations.generated.js";

const affected = ["CompanyList", "CompanyStatistics"];

/** Gives the way to delete a company; it tells whether it is gone. */
export function useCompanyDelete(): (id: string) => Promise<boolean> {
  const [remove] = useCompanyDeleteMutation({ refetchQueries: ["CompanyStatistics"] });
  const send = useCallback(
    async (id: string) => {
      const { data } = await remove({
        variables: { input: { id } },
        optimisticResponse: { deleteCompany: { id, logEntryId: "" } },
        update: (cache, answer) => {
          forgetRecord(cache, { typename: "Company", list: "companies", id });
          if (answer.data?.deleteCompany.logEntryId) reloadCounts(cache);
        },
      });
      return data?.deleteCompany.logEntryId;
    },
    [remove],
  );
  return useRecordDelete(send, affected);
}
