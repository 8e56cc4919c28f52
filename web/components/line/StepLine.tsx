import type { ReactNode } from "react";
import type { PhaseName, StepStatus } from "../../schema.generated.js";
import { hueClass, phaseHue } from "./hue.js";
import "./line.css";

interface StepLineProps<T extends { readonly status: StepStatus }> {
  readonly phase: PhaseName;
  readonly steps: readonly T[];
  /** The accessible name of the list. */
  readonly label: string;
  /** Renders the content of one step, its stop first. */
  readonly children: (step: T) => ReactNode;
}

/**
 * The steps of one phase as stops on a line, in two columns where there is room; the line is coloured up to the last
 * touched step.
 */
export function StepLine<T extends { readonly name: string; readonly status: StepStatus }>(props: StepLineProps<T>) {
  const { steps } = props;
  const rows = Math.ceil(steps.length / 2);
  return (
    <ol className={`step-line ${hueClass(phaseHue[props.phase])}`} data-rows={rows} aria-label={props.label}>
      {steps.map((step, place) => {
        const next = steps[place + 1];
        const isLast = next === undefined;
        const endsColumn = place % rows === rows - 1;
        const isAhead = next?.status === "INACTIVE";
        const classes = [isLast ? "last" : "", endsColumn ? "column-end" : "", isAhead ? "ahead" : ""];
        return (
          <li
            key={step.name}
            className={classes.filter(Boolean).join(" ")}
            data-status={step.status}
            data-step={step.name}
          >
            {props.children(step)}
          </li>
        );
      })}
    </ol>
  );
}
