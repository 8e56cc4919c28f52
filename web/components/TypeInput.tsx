import { AutoComplete } from "./controls/AutoComplete.js";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { isOffered } from "../lib/isOffered.js";
import type { TypedKind } from "../lib/recordKinds.js";
import { Icon } from "./Icon.js";
import { useTypeNames } from "./useTypeNames.js";

interface TypeInputProps {
  readonly kind: TypedKind;
  /** The types to choose from, as stored in records. */
  readonly types: readonly string[];
  /** The initial stored type. */
  readonly initial: string;
  readonly autoFocus?: boolean;
  /** Given by the form item, like `value` and `onChange`. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (type: string) => void;
}

/** An input for a built-in or custom type; it shows the translated name of a type that records store in English. */
export function TypeInput({ kind, types, initial, value = "", onChange, ...field }: TypeInputProps) {
  const { shown, stored } = useTypeNames(kind);
  // The typed text is kept: while a custom type is typed, its beginning must not turn into another type's name.
  const [typed, setTyped] = useState({ text: shown(value), type: value });
  const text = typed.type === value ? typed.text : shown(value);
  const names = [...new Set(types.map(shown))];
  return (
    <AutoComplete
      {...field}
      value={text}
      suffix={<Icon of={ChevronDown} />}
      options={names.map((name) => ({ value: name }))}
      showSearch={{ filterOption: (wanted, option) => isOffered(String(option?.value ?? ""), wanted, shown(initial)) }}
      onChange={(next: string) => {
        setTyped({ text: next, type: stored(next) });
        onChange?.(stored(next));
      }}
    />
  );
}
