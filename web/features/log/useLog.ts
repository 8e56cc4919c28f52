import { useLogListQuery } from "../../operations.generated.js";
import type { LogLines } from "./logLines.js";
import type { LogLine } from "./LogRow.js";

/** The log, as far as it is loaded. */
export interface Log {
  readonly lines: readonly LogLine[] | undefined;
  /** How many lines the filter finds, and how many there are. */
  readonly found: number;
  /** True when the filter finds at least that many, which are not counted any further. */
  readonly isFoundBounded: boolean;
  readonly total: number;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly tryAgain: () => void;
  /** Loads the next page; undefined when there is none. */
  readonly loadMore: (() => void) | undefined;
}

/** How many lines come at once. */
export const LOG_PAGE = 100;

/** Loads the log page by page, newest first; while another filter is asked for, the lines before stay in sight. */
export function useLog(filter: string, words: LogLines["words"]): Log {
  const variables = filter === "" ? { filter: null, first: LOG_PAGE } : { filter, words: [...words], first: LOG_PAGE };
  const { data, previousData, error, loading, refetch, fetchMore } = useLogListQuery({ variables });
  const known = data ?? (error === undefined ? previousData : undefined);
  const after = data?.logEntries.pageInfo.hasNextPage ? data.logEntries.pageInfo.endCursor : undefined;
  return {
    lines: known?.logEntries.nodes,
    found: known?.logEntries.totalCount ?? 0,
    isFoundBounded: known?.logEntries.isTotalCountBounded ?? false,
    total: known?.all.logEntries ?? 0,
    isLoading: loading,
    error,
    // A failure shows where the list stands; there is nothing else to do with it here.
    tryAgain: () => void refetch().catch(() => undefined),
    loadMore: after ? () => void fetchMore({ variables: { ...variables, after } }).catch(() => undefined) : undefined,
  };
}
