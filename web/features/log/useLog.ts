import { useMemo } from "react";
import { useT } from "../../lib/useT.js";
import type { LogWordWhere } from "../../schema.generated.js";
import { useLogListQuery, useLogTotalQuery, type LogListQueryVariables } from "./log.generated.js";
import type { LogLine } from "./LogRow.js";
import { logMessages as messages } from "./messages.js";

/** The filter of the log. */
export interface LogFilter {
  /** As it was typed; empty without a filter. */
  readonly text: string;
  /** The words for the server. */
  readonly words: readonly LogWordWhere[];
}

/** The loaded part of the log. */
export interface Log {
  readonly lines: readonly LogLine[] | undefined;
  /** The number of entries, or of those that the filter finds; undefined until it is known. */
  readonly found: number | undefined;
  /** The number of entries without the filter; undefined until it is known. */
  readonly total: number | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly tryAgain: () => void;
  /** Loads the next page and rejects when that failed; undefined when there is none. */
  readonly loadMore: (() => Promise<unknown>) | undefined;
}

/** The page size. */
const LOG_PAGE = 100;

/** Returns the variables of the first page. */
export function logVariables({ words }: LogFilter): LogListQueryVariables {
  return { where: words.length === 0 ? null : { words: [...words] }, first: LOG_PAGE };
}

/** Loads the log page by page, newest first; the previous entries stay visible while another filter is loading. */
export function useLog(filter: LogFilter): Log {
  const variables = logVariables(filter);
  const { data, previousData, error, loading, refetch, fetchMore } = useLogListQuery({ variables });
  const all = useLogTotalQuery();
  const known = data ?? (error === undefined ? previousData : undefined);
  const nodes = known?.logEntries.nodes;
  // Each page is an array of its own (see lib/createCache).
  const lines = useMemo(() => nodes?.flat(), [nodes]);
  const total = (all.data ?? all.previousData)?.dashboard.logEntries;
  const isWhole = known?.logEntries.pageInfo.hasNextPage === false;
  const counted = filter.words.length === 0 ? total : undefined;
  const after = data?.logEntries.pageInfo.hasNextPage ? data.logEntries.pageInfo.endCursor : undefined;
  return {
    lines,
    found: isWhole ? lines?.length : counted,
    total,
    isLoading: loading,
    error,
    // The list shows the failure; no other handling is needed here.
    tryAgain: () => void refetch().catch(() => undefined),
    loadMore: after ? () => fetchMore({ variables: { ...variables, after } }) : undefined,
  };
}

/** Returns the number of found entries in words; "at least" where the server has more, which are not counted. */
export function useLogCount({ lines, found, total }: Log, filter: LogFilter): string {
  const t = useT();
  if (!lines || total === undefined) return "";
  if (filter.words.length === 0) return t(messages.count, { count: total });
  return found === undefined
    ? t(messages.countOfMany, { found: lines.length, count: total })
    : t(messages.countOf, { found, count: total });
}
