import { useQuotaListQuery, type QuotaRow_QuotaFragment } from "./profile.generated.js";

export type QuotaData = QuotaRow_QuotaFragment;

/** Loads the usage and limits of the user's quotas. */
export function useQuotas() {
  // Every change of any record changes them, so the cached values are always stale.
  const { data, error, loading, refetch } = useQuotaListQuery({ fetchPolicy: "cache-and-network" });
  return {
    list: data?.viewer.quotas,
    error,
    isLoading: loading,
    // A failure is shown in place of the list, so nothing else handles it.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}
