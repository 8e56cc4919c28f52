import type { ReactNode } from "react";
import type { PhaseName, StepStatus } from "../../schema.generated.js";
import { hueClass, phaseHue } from "./hue.js";
import { usePointed } from "../../lib/usePointed.js";
import { isJoined } from "./joins.js";
import "./line.css";

interface LineStep {
  readonly name: string;
  readonly status: StepStatus;
}

/** Renders the content of one step, its stop first; `isPointed`: the pointer is on it, or the focus in it. */
type RenderStep<T> = (step: T, isPointed: boolean) => ReactNode;

interface StepLineProps<T extends LineStep> {
  readonly phase: PhaseName;
  readonly steps: readonly T[];
  /** The accessible name of the list. */
  readonly label: string;
  readonly children: RenderStep<T>;
}

/**
 * The steps of one phase as stops on a line, in two columns where there is room; the line is coloured between steps that are
 * behind, and up to the active one.
 */
export function StepLine<T extends LineStep>(props: StepLineProps<T>) {
  const { steps } = props;
  const rows = Math.ceil(steps.length / 2);
  return (
    <ol className={`step-line ${hueClass(phaseHue[props.phase])}`} data-rows={rows} aria-label={props.label}>
      {steps.map((step, place) => {
        const next = steps[place + 1];
        const endsColumn = place % rows === rows - 1;
        const isAhead = isJoined(step.status, next?.status);
        const classes = [next === undefined ? "last" : "", endsColumn ? "column-end" : "", isAhead ? "joined" : ""];
        return (
          <Item key={step.name} step={step} className={classes.filter(Boolean).join(" ")} render={props.children} />
        );
      })}
    </ol>
  );
}

interface ItemProps<T> {
  readonly step: T;
  readonly className: string;
  readonly render: RenderStep<T>;
}

function Item<T extends LineStep>({ step, className, render }: ItemProps<T>) {
  const { isPointed, watch } = usePointed();
  return (
    <li className={className} data-status={step.status} data-step={step.name} {...watch}>
      {render(step, isPointed)}
    </li>
  );
}
