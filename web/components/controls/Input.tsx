import { X } from "lucide-react";
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from "react";
import { Icon } from "../Icon.js";
import { useDisabled } from "./formDisabled.js";

interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "prefix" | "size"> {
  readonly size?: "large";
  /** Shown inside of the field, before and after the text. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** Called by the button that clears the field; absent: there is none. By keyboard the text is selected and deleted. */
  readonly onClear?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field of one line; `aria-invalid` shows it as wrong. */
export function Input({ size, prefix, suffix, onClear, className, ...own }: InputProps) {
  const rest = { ...own, disabled: useDisabled(own.disabled) };
  const isFramed = prefix !== undefined || suffix !== undefined || onClear !== undefined;
  const classes = [size && `is-${size}`, className].filter(Boolean).join(" ");
  if (!isFramed) return <input type="text" {...rest} className={`input ${classes}`.trim()} />;
  return (
    <span className={`input input-frame ${classes}`.trim()} data-invalid={rest["aria-invalid"] === true || undefined}>
      {prefix}
      <input type="text" {...rest} className="input-bare" />
      {onClear && rest.value !== "" && (
        <button type="button" className="input-clear" tabIndex={-1} aria-hidden onClick={onClear}>
          <Icon of={X} size={14} />
        </button>
      )}
      {suffix}
    </span>
  );
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A text field of several lines; `aria-invalid` shows it as wrong. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  const disabled = useDisabled(rest.disabled);
  return <textarea {...rest} disabled={disabled} className={["input", className].filter(Boolean).join(" ")} />;
}
