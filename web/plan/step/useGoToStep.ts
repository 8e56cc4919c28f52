import { useCallback } from "react";
import { paths, stepKey } from "../../lib/paths.js";
import { writeLocalState } from "../../lib/localStorageState.js";
import { useGo } from "../../lib/useGo.js";
import type { StepName } from "../../schema.generated.js";

/**
 * Returns the function that goes to the screen of a step (spec 2): the hunt is selected, and the step is named by the
 * navigation state. It changes nothing; opening a step that is not Active is the caller's.
 */
export function useGoToStep(): (
  hunt: { readonly id: string; readonly name: string; readonly noteGuid?: string },
  step: { readonly id?: string; readonly name: StepName },
) => void {
  const go = useGo();
  return useCallback(
    (hunt, step) => {
      writeLocalState("selectedJobHuntId", hunt.id);
      writeLocalState("selectedJobHunt", hunt.name);
      writeLocalState("selectedUniqueNoteId", hunt.noteGuid);
      writeLocalState("selectedStepId", step.id);
      go(paths.step, { state: stepKey(step.name) });
    },
    [go],
  );
}
