import { useCallback, useMemo, useState } from "react";
import { isCovered, useKeys } from "../../lib/keys.js";
import { useShortcut } from "../../lib/shortcuts.js";
import type { StepName } from "../../schema.generated.js";
import type { WholeHunt } from "../step/optimistic.js";

/** The guide that is open among the steps of a hunt. */
export interface OpenGuide {
  /** Its step; null: none is open. */
  readonly step: StepName | null;
  /** Opens the guide of a step in place of another one, or closes it. */
  readonly toggle: (step: StepName) => void;
  /** Closes it; the focus returns to its button. */
  readonly close: () => void;
}

/**
 * Returns the guide that is open among the steps of a hunt. The key `.` opens that of the focused step, else of the
 * one that is next, and Escape closes it.
 */
export function useOpenGuide(hunt: WholeHunt): OpenGuide {
  const [step, setStep] = useState<StepName | null>(null);
  const close = useCallback(() => {
    setStep(null);
    if (step !== null) document.querySelector<HTMLElement>(`[data-guide-of="${step}"]`)?.focus();
  }, [step]);
  const toggle = useCallback(
    (wanted: StepName) => {
      if (wanted === step) close();
      else setStep(wanted);
    },
    [step, close],
  );
  // Escape closes what is above a guide before it.
  useKeys({ Escape: () => !isCovered() && close() }, { isOn: step !== null });
  useShortcut(".", () => {
    const wanted = focusedStep(hunt) ?? hunt.next?.step;
    if (wanted) toggle(wanted);
  });
  return useMemo(() => ({ step, toggle, close }), [step, toggle, close]);
}

function focusedStep(hunt: WholeHunt): StepName | undefined {
  const name = document.activeElement?.closest<HTMLElement>("[data-step]")?.dataset.step;
  return stepsOf(hunt).find((step) => step.name === name)?.name;
}

function stepsOf({ phases, wholeHuntSteps }: WholeHunt) {
  return [...phases.flatMap(({ steps }) => steps), ...wholeHuntSteps];
}
