import { useQuotaListQuery, type QuotaRow_QuotaFragment } from "../../operations.generated.js";

/** A quota as its row shows it. */
export type QuotaData = QuotaRow_QuotaFragment;

/** Loads how much the person has and may have. */
export function useQuotas() {
  // Every change of any record moves them, so what was loaded before is never enough.
  const { data, error, loading, refetch } = useQuotaListQuery({ fetchPolicy: "cache-and-network" });
  return {
    list: data?.viewer.quotas,
    error,
    isLoading: loading,
    // A failure shows where the list stands; there is nothing else to do with it here.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}
