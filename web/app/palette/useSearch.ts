import { useDebounced } from "../../lib/useDebounced.js";
import { usePaletteSearchQuery, type PaletteSearchQuery } from "./palette.generated.js";
import { withoutHunts, type FoundHunt, type FoundRecord } from "./records.js";
import { useStoredText } from "./useStoredText.js";

/** The debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 150;

/** The result of a search. */
export interface Search {
  /** The hunts of who may be calling. */
  readonly hunts: readonly FoundHunt[];
  /** All other records. */
  readonly records: readonly FoundRecord[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Searches the records with a debounce; the last results stay until the response arrives. */
export function useSearch(text: string): Search {
  const asked = useDebounced(text.trim(), DEBOUNCE_MS);
  const stored = useStoredText(asked);
  const { data, previousData, loading, error, refetch } = usePaletteSearchQuery({
    variables: { text: asked, stored: stored ?? "", hasStored: stored !== undefined },
    skip: asked === "",
    fetchPolicy: "no-cache",
  });
  const isEmpty = text.trim() === "";
  const found = isEmpty ? undefined : (data ?? previousData);
  const hunts = found?.findJobHunts ?? [];
  return {
    hunts,
    records: withoutHunts(recordsOf(found), hunts),
    isSearching: !isEmpty && (loading || asked !== text.trim()),
    hasFailed: !isEmpty && error !== undefined,
    // A failure is shown in place of the results.
    tryAgain: () => void refetch().catch(() => undefined),
  };
}

function recordsOf(found: PaletteSearchQuery | undefined): readonly FoundRecord[] {
  if (!found) return [];
  const known = new Set(found.search.map(({ kind, id }) => kind + id));
  return [...found.search, ...(found.byType ?? []).filter(({ kind, id }) => !known.has(kind + id))];
}
