import type { SelectHTMLAttributes } from "react";
import { useDisabled } from "./formDisabled.js";

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "onChange"> {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** The browser's own select. */
export function Select({ options, onChange, className, ...rest }: SelectProps) {
  const disabled = useDisabled(rest.disabled);
  return (
    <select
      {...rest}
      disabled={disabled}
      className={["input", "select", className].filter(Boolean).join(" ")}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
