import { Input } from "../../components/controls/Input.js";
import { Search } from "lucide-react";
import { FILTER_MAX } from "../../../schema/limits.js";
import { Icon } from "../../components/Icon.js";
import { onKeys } from "../../lib/keys.js";
import { useT } from "../../lib/useT.js";
import { logMessages as messages } from "./messages.js";

interface LogFilterProps {
  readonly text: string;
  /** What is wrong with the text; empty when nothing is. */
  readonly notice: string;
  /** The number of entries, in words. */
  readonly count: string;
  readonly onChange: (text: string) => void;
  readonly onClose: () => void;
}

/** Shows the filter text box above the list; Escape clears it, and closes it when it is empty. */
export function LogFilter({ text, notice, count, onChange, onClose }: LogFilterProps) {
  const t = useT();
  return (
    <search className="log-filter" id="log-filter">
      <Input
        autoFocus
        size="large"
        prefix={<Icon of={Search} />}
        value={text}
        maxLength={FILTER_MAX}
        placeholder={t(messages.filterLabel)}
        aria-label={t(messages.filterLabel)}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onClear={() => onChange("")}
        onKeyDown={onKeys({ Escape: () => (text === "" ? onClose() : onChange("")) })}
      />
      <span aria-hidden>{notice}</span>
      <span aria-hidden>{count}</span>
    </search>
  );
}
