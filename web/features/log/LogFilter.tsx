import { Input } from "antd";
import { Search } from "lucide-react";
import { FILTER_MAX, LOG_WORDS_MAX } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { useT } from "../../lib/useT.js";
import { hasTooManyWords } from "./logWords.js";
import { logMessages as messages } from "./messages.js";

interface LogFilterProps {
  readonly text: string;
  /** The number of entries, in words. */
  readonly count: string;
  readonly onChange: (text: string) => void;
  readonly onClose: () => void;
}

/** Shows the filter text box above the list; Escape clears it, and closes it when it is empty. */
export function LogFilter({ text, count, onChange, onClose }: LogFilterProps) {
  const t = useT();
  return (
    <search className="log-filter" id="log-filter">
      <Input
        autoFocus
        allowClear
        size="large"
        prefix={<Icon of={Search} />}
        value={text}
        maxLength={FILTER_MAX}
        placeholder={t(messages.filterLabel)}
        aria-label={t(messages.filterLabel)}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          if (text === "") onClose();
          else onChange("");
        }}
      />
      <span role="status">{hasTooManyWords(text) && t(messages.firstWords, { count: LOG_WORDS_MAX })}</span>
      <span aria-hidden>{count}</span>
    </search>
  );
}
