import type { SelectHTMLAttributes } from "react";

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "onChange"> {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** The browser's own select. */
export function Select({ options, onChange, className, ...rest }: SelectProps) {
  return (
    <select
      {...rest}
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
