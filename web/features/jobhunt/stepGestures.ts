import type { KeyboardEvent, MouseEvent } from "react";
import { onKeys } from "../../lib/keys.js";
import type { JobHuntStep } from "../../plan/step/optimistic.js";
import { stepActions } from "../../plan/step/stepActions.js";
import type { ActOnStep } from "../../plan/step/useStepActions.js";

/**
 * Returns the props of a button that opens a step by click, Enter or Space and resets it by middle click or the R key
 * (spec 4).
 */
export function stepGestures(step: JobHuntStep, act: ActOnStep) {
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
      // Without this a middle click starts the browser's autoscroll.
      if (event.button === 1) event.preventDefault();
    },
    onKeyDown: onKeys<KeyboardEvent>({ r: reset }),
  };
}
