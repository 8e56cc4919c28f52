import { useId } from "react";
import { useDisabled } from "./formDisabled.js";

interface SegmentedProps<Value> {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly "aria-labelledby": string;
}

/** A choice of one of a few words, all of them seen. */
export function Segmented<Value extends string>({ value, options, onChange, ...rest }: SegmentedProps<Value>) {
  const name = useId();
  const disabled = useDisabled(undefined);
  return (
    <div {...rest} role="radiogroup" className="segmented">
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            disabled={disabled}
            className="unseen"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
