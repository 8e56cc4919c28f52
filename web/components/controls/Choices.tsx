import { useId, type InputHTMLAttributes, type ReactNode } from "react";
import { useDisabled } from "./formDisabled.js";

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** The label. */
  readonly children: ReactNode;
}

/** A checkbox with its label. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  const disabled = useDisabled(rest.disabled);
  return (
    <label className={["choice-row", className].filter(Boolean).join(" ")}>
      <input {...rest} type="checkbox" disabled={disabled} />
      <span>{children}</span>
    </label>
  );
}

interface Option<Value> {
  readonly value: Value;
  readonly label: ReactNode;
}

interface RadioGroupProps<Value> {
  readonly options: readonly Option<Value>[];
  readonly className?: string;
  readonly "aria-label"?: string;
  readonly "aria-labelledby"?: string;
  /** Given by the form item, where it is in one. */
  readonly id?: string;
  readonly value?: Value;
  readonly onChange?: (value: Value) => void;
}

/** A choice of one of several options. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, className, ...rest } = props;
  const name = useId();
  const disabled = useDisabled(undefined);
  return (
    <div {...rest} role="radiogroup" className={["choice-group", className].filter(Boolean).join(" ")}>
      {options.map((option) => (
        <label key={option.value} className="choice-row">
          <input
            type="radio"
            disabled={disabled}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

interface CheckboxGroupProps<Value> {
  readonly options: readonly Option<Value>[];
  readonly className?: string;
  /** Given by the form item. */
  readonly id?: string;
  readonly value?: readonly Value[];
  readonly onChange?: (values: readonly Value[]) => void;
}

/** A choice of any of several options; the chosen ones are in the order in which they were chosen. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { options, value = [], onChange, className, ...rest } = props;
  return (
    <div {...rest} role="group" className={["choice-group", className].filter(Boolean).join(" ")}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          checked={value.includes(option.value)}
          onChange={({ target }) => {
            const others = value.filter((one) => one !== option.value);
            onChange?.(target.checked ? [...others, option.value] : others);
          }}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  );
}
