import { useDisabled } from "./formDisabled.js";

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly size?: "small";
  /** Its change is being saved; presses have no effect meanwhile. */
  readonly loading?: boolean;
  readonly disabled?: boolean;
  readonly "aria-labelledby": string;
  readonly "aria-describedby"?: string;
}

/** A switch. */
export function Switch({ checked, onChange, size, loading = false, disabled, ...rest }: SwitchProps) {
  const isDisabled = useDisabled(disabled);
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      className={size === undefined ? "switch" : `switch is-${size}`}
      disabled={isDisabled || loading}
      onClick={() => onChange(!checked)}
    >
      <i />
    </button>
  );
}
