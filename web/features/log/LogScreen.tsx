import { Button } from "antd";
import { ListFilter } from "lucide-react";
import { useRef, useState } from "react";
import { Icon } from "../../components/Icon.js";
import { Screen } from "../../components/Screen.js";
import { useShortcut } from "../../lib/shortcuts.js";
import { useDebounced } from "../../lib/useDebounced.js";
import { useDescription } from "../../lib/useDescription.js";
import { useT } from "../../lib/useT.js";
import { LogFilter } from "./LogFilter.js";
import { LogList } from "./LogList.js";
import { logMessages as messages } from "./messages.js";
import { useLogLines } from "./logLines.js";
import { useLog } from "./useLog.js";
import "./log.css";

/** How long the filter waits for the next letter. */
const PATIENCE_MS = 250;

/** The logs screen (spec 2): a read-only list, newest first, and a filter that can be put away. */
export function LogScreen() {
  const t = useT();
  const [isDescriptionOpen, setDescriptionOpen] = useDescription("logsCollapsed");
  const [isFiltering, setFiltering] = useState(false);
  const [text, setText] = useState("");
  const toggleButton = useRef<HTMLButtonElement>(null);
  // What was typed stays for the next time; it counts while it can be seen.
  const wanted = isFiltering ? text.trim() : "";
  const settled = useDebounced(wanted, PATIENCE_MS);
  const filter = wanted === "" ? "" : settled;
  const lines = useLogLines();
  const log = useLog(filter, lines.words);
  const toggle = (): void => setFiltering((isOn) => !isOn);
  const close = (): void => {
    setFiltering(false);
    toggleButton.current?.focus();
  };
  useShortcut("f", toggle);
  const count =
    filter === ""
      ? t(messages.count, { count: log.total })
      : t(log.isFoundBounded ? messages.countOfMany : messages.countOf, { found: log.found, count: log.total });
  return (
    <Screen
      welcome={t(messages.welcome)}
      description={t(messages.description)}
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
        {log.lines && count}
      </p>
      {isFiltering && <LogFilter text={text} count={log.lines ? count : ""} onChange={setText} onClose={close} />}
      <LogList key={filter} log={log} filter={filter} read={lines.read} />
    </Screen>
  );
}
