import { Input } from "../../components/controls/Input.js";
import { AutoComplete } from "../../components/controls/AutoComplete.js";
import { useState } from "react";
import { useAddressSuggestions } from "./useAddressSuggestions.js";

interface AddressFieldProps {
  /** Given by the form item, like the other props. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (address: string) => void;
}

/** The address as free text, with suggestions while the user types; only a chosen suggestion replaces the text. */
export function AddressField({ id, value, onChange }: AddressFieldProps) {
  const [suggestions, suggestFor] = useAddressSuggestions();
  const [active, setActive] = useState<string | null>(null);
  // The list marks by itself the option that begins like the text, and Enter or Tab would then choose it, so its values
  // differ from the text.
  const options = suggestions.map((address, at) => ({ value: `\u2063${at}`, label: address, title: address, address }));
  const take = (chosen: string): void => {
    const address = options.find((option) => option.value === chosen)?.address;
    if (address !== undefined) suggestFor("");
    onChange?.(address ?? chosen);
  };
  return (
    <AutoComplete
      id={id ?? ""}
      value={value ?? ""}
      options={options}
      showSearch={{ filterOption: false, onSearch: suggestFor }}
      onChange={take}
      onActive={(option: string | null) => setActive(option)}
    >
      {/* The list itself would refer to an option that does not exist while none is marked. */}
      <Input aria-activedescendant={active === null ? undefined : `${id ?? ""}_list_${active.slice(1)}`} />
    </AutoComplete>
  );
}
