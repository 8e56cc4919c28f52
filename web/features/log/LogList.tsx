import { useCallback } from "react";
import { EmptyState } from "../../components/EmptyState.js";
import { InlineError } from "../../components/InlineError.js";
import { ListSkeleton } from "../../components/ListSkeleton.js";
import { VirtualList } from "../../components/VirtualList.js";
import { useT } from "../../lib/useT.js";
import type { LogLines } from "../../plan/log/logLines.js";
import { LogRow, type LogLine } from "./LogRow.js";
import { logMessages as messages } from "./messages.js";
import type { Log, LogFilter } from "./useLog.js";
import { useLogUndo } from "./useLogUndo.js";

const ROW_HEIGHT = 40;
const idOf = ({ id }: LogLine): string => id;

interface LogListProps {
  readonly log: Log;
  readonly filter: LogFilter;
  /** Returns an entry in the user's language. */
  readonly read: LogLines["read"];
}

/** Shows the entries of the log, or the reason why there are none. */
export function LogList({ log, filter, read }: LogListProps) {
  const t = useT();
  const undo = useLogUndo(filter, read);
  const { lines } = log;
  const press = useCallback((line: LogLine) => void undo(line), [undo]);
  const renderItem = useCallback(
    (line: LogLine) => <LogRow line={line} entry={read(line)} filter={filter.text} onUndo={press} />,
    [read, filter.text, press],
  );
  if (!lines) {
    if (!log.error) return <ListSkeleton />;
    return <InlineError what={t(messages.title)} error={log.error} isBusy={log.isLoading} onTryAgain={log.tryAgain} />;
  }
  if (lines.length === 0) {
    return filter.text === "" ? (
      <EmptyState title={t(messages.emptyTitle)} text={t(messages.emptyText)} />
    ) : (
      <EmptyState title={t(messages.noMatchTitle)} text={t(messages.noMatchText)} />
    );
  }
  return (
    <VirtualList
      label={t(messages.title)}
      items={lines}
      keyOf={idOf}
      rowHeight={ROW_HEIGHT}
      total={log.found}
      isBusy={log.isLoading}
      renderItem={renderItem}
      onMore={log.loadMore}
    />
  );
}
