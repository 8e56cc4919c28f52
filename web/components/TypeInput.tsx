import { AutoComplete } from "antd";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { isOffered } from "../lib/isOffered.js";
import type { TypedKind } from "../lib/recordKinds.js";
import { Icon } from "./Icon.js";
import { useTypeNames } from "./useTypeNames.js";

interface TypeInputProps {
  readonly kind: TypedKind;
  /** The types to choose from, as records carry them. */
  readonly types: readonly string[];
  /** What the record carried at first. */
  readonly initial: string;
  readonly autoFocus?: boolean;
  /** These are the form's. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (type: string) => void;
}

/** A field that picks a type or takes one of the person's own; it reads in their language what records carry in English. */
export function TypeInput({ kind, types, initial, value = "", onChange, ...field }: TypeInputProps) {
  const { shown, stored } = useTypeNames(kind);
  // What stands there is kept: the letters of a type of one's own are not to become another one's name on the way.
  const [typed, setTyped] = useState({ text: shown(value), type: value });
  const text = typed.type === value ? typed.text : shown(value);
  const names = [...new Set(types.map(shown))];
  return (
    <AutoComplete
      {...field}
      value={text}
      suffix={<Icon of={ChevronDown} />}
      options={names.map((name) => ({ value: name }))}
      showSearch={{ filterOption: (wanted, option) => isOffered(option?.value, wanted, shown(initial)) }}
      onChange={(next: string) => {
        setTyped({ text: next, type: stored(next) });
        onChange?.(stored(next));
      }}
    />
  );
}
