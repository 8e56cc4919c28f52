import { useDebounced } from "../../lib/useDebounced.js";
import { usePaletteSearchQuery } from "../../operations.generated.js";
import type { FoundRecord } from "./records.js";

/** How long typing may pause before the server is asked. */
const PAUSE_MS = 150;

/** What was found for a text. */
export interface Search {
  readonly records: readonly FoundRecord[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Searches the records once typing has paused; until the answer is there, the last finds stay. */
export function useSearch(text: string): Search {
  const asked = useDebounced(text.trim(), PAUSE_MS);
  const { data, previousData, loading, error, refetch } = usePaletteSearchQuery({
    variables: { text: asked },
    skip: asked === "",
    fetchPolicy: "no-cache",
  });
  const isEmpty = text.trim() === "";
  return {
    records: isEmpty ? [] : ((data ?? previousData)?.search ?? []),
    isSearching: !isEmpty && (loading || asked !== text.trim()),
    hasFailed: !isEmpty && error !== undefined,
    // A failure shows where the finds stand.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}
