import { useCallback } from "react";
import type { WholeHunt, JobHuntStep } from "./optimistic.js";
import type { StepAction } from "./stepActions.js";
import { useGoToStep } from "./useGoToStep.js";
import { useStepChanges } from "./useStepChanges.js";

/** Applies an action to a step. */
export type ActOnStep = (step: JobHuntStep, action: StepAction) => void;

/**
 * Returns the function that applies an action to a step of one hunt. The change is optimistic, shows a toast with Undo,
 * and is rolled back when the server refuses it. Opening a step also navigates to it (spec 2).
 */
export function useStepActions(hunt: WholeHunt): ActOnStep {
  const { act } = useStepChanges();
  const goToStep = useGoToStep();
  return useCallback(
    (step, action) => {
      void act({ jobHuntId: hunt.id, step: step.name, jobHunt: hunt }, action);
      if (action === "OPEN") goToStep(hunt, step);
    },
    [act, goToStep, hunt],
  );
}
