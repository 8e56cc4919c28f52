import { useId, type ReactNode } from "react";
import "./field.css";

/** What the control of a field gets. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean | undefined;
}

interface FieldProps {
  readonly label: string;
  /** What is wrong with the value; undefined: nothing. */
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly isWide?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label above, and below it what is wrong with its value, or a hint. */
export function Field({ label, problem, hint, isWide = false, children }: FieldProps) {
  const id = useId();
  const below = problem ?? hint;
  return (
    <div className={isWide ? "field is-wide" : "field"}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": below === undefined ? undefined : `${id}-below`,
        "aria-invalid": problem === undefined ? undefined : true,
      })}
      <FieldBelow id={`${id}-below`} problem={problem} hint={hint} />
    </div>
  );
}

interface FieldBelowProps {
  readonly id: string;
  readonly problem: string | undefined;
  readonly hint?: string | undefined;
}

/** What stands below a control: what is wrong, or else the hint. */
export function FieldBelow({ id, problem, hint }: FieldBelowProps) {
  if (problem !== undefined) {
    return (
      <p id={id} className="field-problem" role="alert">
        {problem}
      </p>
    );
  }
  return (
    hint !== undefined && (
      <p id={id} className="field-hint">
        {hint}
      </p>
    )
  );
}
