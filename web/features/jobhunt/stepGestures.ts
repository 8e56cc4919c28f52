import type { KeyboardEvent, MouseEvent } from "react";
import type { HuntStep } from "./optimistic.js";
import { stepActions, type StepAction } from "./stepActions.js";

/** Does what was asked for with a step. */
export type ActOnStep = (step: HuntStep, action: StepAction) => void;

/** What a button needs so that it opens a step by click, Enter or Space and resets it by middle click or the R key (spec 4). */
export function stepGestures(step: HuntStep, act: ActOnStep) {
  const reset = () => {
    if (stepActions(step.status).includes("RESET")) act(step, "RESET");
  };
  return {
    "aria-keyshortcuts": "R",
    onClick: () => act(step, "OPEN"),
    onAuxClick: (event: MouseEvent) => {
      if (event.button !== 1) return;
      event.preventDefault();
      reset();
    },
    onMouseDown: (event: MouseEvent) => {
      // Without this the browser starts scrolling by itself on a middle click.
      if (event.button === 1) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      reset();
    },
  };
}
