import { useDebounced } from "../../lib/useDebounced.js";
import { usePaletteSearchQuery, type PaletteSearchQuery } from "../../operations.generated.js";
import type { FoundRecord } from "./records.js";
import { useStoredText } from "./useStoredText.js";

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
  const stored = useStoredText(asked);
  const { data, previousData, loading, error, refetch } = usePaletteSearchQuery({
    variables: { text: asked, stored: stored ?? "", hasStored: stored !== undefined },
    skip: asked === "",
    fetchPolicy: "no-cache",
  });
  const isEmpty = text.trim() === "";
  return {
    records: isEmpty ? [] : recordsOf(data ?? previousData),
    isSearching: !isEmpty && (loading || asked !== text.trim()),
    hasFailed: !isEmpty && error !== undefined,
    // A failure shows where the finds stand.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

function recordsOf(found: PaletteSearchQuery | undefined): readonly FoundRecord[] {
  if (!found) return [];
  const known = new Set(found.search.map(({ kind, id }) => kind + id));
  return [...found.search, ...(found.byType ?? []).filter(({ kind, id }) => !known.has(kind + id))];
}
