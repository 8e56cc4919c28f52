import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import { Icon } from "../../components/Icon.js";
import { FieldBelow } from "../../components/Field.js";
import "./choices.css";

/** One of a few choices. */
interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
}

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  /** The chosen one; any other text: none is. */
  readonly value: string;
  readonly problem?: string | undefined;
  /** One has to be taken. */
  readonly isRequired?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A few choices in a row, of which one is taken. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, choices, value, problem, isRequired = false, onChange } = props;
  const id = useId();
  return (
    <fieldset className="appt-choices is-wide" aria-describedby={problem === undefined ? undefined : id}>
      <legend className="field-label">{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              required={isRequired}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon && <Icon of={choice.icon} />}
            {choice.label}
          </label>
        ))}
      </div>
      <FieldBelow id={id} problem={problem} />
    </fieldset>
  );
}
