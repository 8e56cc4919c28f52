import { Button } from "../../components/controls/Button.js";
import { Undo2 } from "lucide-react";
import { memo } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../../components/Icon.js";
import { componentMessages } from "../../components/messages.js";
import { logTime } from "../../lib/time.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { LogRow_LogEntryFragment } from "../../plan/log/log.generated.js";
import { logIcon } from "./logIcons.js";
import { MarkedText } from "./MarkedText.js";
import { logMessages as messages } from "./messages.js";

/** The fields of a log entry that its row needs. */
export type LogLine = LogRow_LogEntryFragment;

interface LogRowProps {
  readonly line: LogLine;
  /** The text of the entry, in the user's language. */
  readonly entry: string;
  readonly filter: string;
  /** A stable function, so that a row is rendered again only when its line changes. */
  readonly onUndo: (line: LogLine) => void;
}

/** Shows one log entry: its time, its text, and a button to undo it where it can be undone. */
export const LogRow = memo(function LogRow({ line, entry, filter, onUndo }: LogRowProps) {
  const t = useT();
  const { locale } = useIntl();
  const isOnline = useOnline();
  return (
    <div className={line.undoneAt === null ? "log-row" : "log-row is-undone"}>
      <time className="num" dateTime={line.date}>
        {logTime(line.date, locale)}
      </time>
      <Icon of={logIcon(line.action)} size={15} />
      <span className="log-entry" dir="auto">
        <MarkedText text={entry} filter={filter} />
      </span>
      {line.undoneAt !== null && <em>{t(messages.undone)}</em>}
      {line.isUndoable && (
        <Button
          type="text"
          size="small"
          className="log-undo"
          icon={<Icon of={Undo2} size={15} />}
          aria-label={t(messages.undoEntry, { entry })}
          disabled={!isOnline}
          onClick={(event) => {
            // The press removes the button; the focus stays on its row.
            event.currentTarget.closest("li")?.focus();
            onUndo(line);
          }}
        >
          {t(componentMessages.undo)}
        </Button>
      )}
    </div>
  );
});
