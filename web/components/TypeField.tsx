import { AutoComplete, Form } from "antd";
import { ChevronDown } from "lucide-react";
import { isOffered } from "../lib/isOffered.js";
import { useT } from "../lib/useT.js";
import { Icon } from "./Icon.js";
import { componentMessages as messages } from "./messages.js";

interface TypeFieldProps {
  readonly name: string;
  readonly label: string;
  /** The types to choose from. */
  readonly options: readonly string[];
  /** What the field began with: while it holds that, every type is offered. */
  readonly initial: string;
  readonly autoFocus?: boolean;
}

/** The type of a record in its form: one of those there are, or any other that is typed. */
export function TypeField({ name, label, options, initial, autoFocus = false }: TypeFieldProps) {
  const t = useT();
  return (
    <Form.Item name={name} label={label} extra={t(messages.typeHint)}>
      <AutoComplete
        autoFocus={autoFocus}
        suffix={<Icon of={ChevronDown} />}
        options={options.map((value) => ({ value }))}
        showSearch={{ filterOption: (typed, option) => isOffered(option?.value, typed, initial) }}
      />
    </Form.Item>
  );
}
