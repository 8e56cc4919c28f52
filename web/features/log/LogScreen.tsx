import { Button } from "../../components/controls/Button.js";
import { ListFilter } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { LOG_WORDS_MAX } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { Screen } from "../../components/Screen.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useDebounced } from "../../lib/useDebounced.js";
import { useDescription } from "../../lib/useDescription.js";
import { useT } from "../../lib/useT.js";
import { LogFilter } from "./LogFilter.js";
import { LogList } from "./LogList.js";
import { logMessages as messages } from "./messages.js";
import { useLogLines } from "../../plan/log/logLines.js";
import { hasTooManyWords, logWordsOf } from "./logWords.js";
import { useLog, useLogCount } from "./useLog.js";
import "./log.css";

/** The debounce time of the filter. */
const DEBOUNCE_MS = 250;

/** Shows the logs screen (spec 2): a read-only list, newest first, and a filter that can be closed. */
export function LogScreen() {
  const t = useT();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription("logsCollapsed");
  const [isFiltering, setFiltering] = useState(false);
  const [text, setText] = useState("");
  const toggleButton = useRef<HTMLButtonElement>(null);
  // The text is kept when the filter is closed; it applies only while it is open.
  const wanted = isFiltering ? text.trim() : "";
  const settled = useDebounced(wanted, DEBOUNCE_MS);
  const filterText = wanted === "" ? "" : settled;
  const lines = useLogLines();
  const filter = useMemo(
    () => ({ text: filterText, words: logWordsOf(filterText, lines.catalogue) }),
    [filterText, lines.catalogue],
  );
  const log = useLog(filter);
  const toggle = (): void => setFiltering((isOn) => !isOn);
  const close = (): void => {
    setFiltering(false);
    toggleButton.current?.focus();
  };
  useShortcut("f", toggle);
  const count = useLogCount(log, filter);
  const notice = hasTooManyWords(filterText) ? t(messages.firstWords, { count: LOG_WORDS_MAX }) : "";
  return (
    <Screen
      welcome={t(messages.welcome)}
      description={t(messages.description)}
      isFilled
      isDescriptionOpen={isDescriptionOpen}
      onDescriptionToggle={setDescriptionOpen}
      actions={
        <Button
          ref={toggleButton}
          className={isFiltering ? "log-toggle is-on" : "log-toggle"}
          icon={<Icon of={ListFilter} />}
          aria-pressed={isFiltering}
          aria-keyshortcuts="f"
          onClick={toggle}
        >
          {t(messages.filter)}
        </Button>
      }
    >
      <p className="unseen" role="status">
        {[notice, count].join(" ").trim()}
      </p>
      {isFiltering && <LogFilter text={text} notice={notice} count={count} onChange={setText} onClose={close} />}
      <LogList key={filterText} log={log} filter={filter} read={lines.read} />
    </Screen>
  );
}
