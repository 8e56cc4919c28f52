import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { stepNames } from "../../components/line/stepMessages.js";
import { writeLocalState } from "../../lib/localStorageState.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import { useJobHuntStepOpenMutation } from "./jobhunt.generated.js";
import type { JobHuntScenario } from "../../schema.generated.js";
import { currentPhaseOf, withStepStatus, type JobHunt } from "./optimistic.js";
import { SCENARIOS } from "./scenarios.js";
import { changeOf, useJobHuntToasts } from "./useJobHuntToasts.js";

/**
 * Returns the function that starts the scenario of a new hunt: it opens the scenario's step and navigates to its
 * screen.
 */
export function useStartScenario(): (hunt: JobHunt, name: JobHuntScenario) => void {
  const t = useT();
  const navigate = useNavigate();
  const [open] = useJobHuntStepOpenMutation();
  const invalidate = useInvalidate();
  const { showFailureToast } = useJobHuntToasts();
  return useCallback(
    (hunt, name) => {
      const scenario = SCENARIOS.find((candidate) => candidate.name === name);
      if (scenario === undefined) return;
      // A hunt that starts in a later phase does not need a step of an earlier one.
      const steps = [...(currentPhaseOf(hunt)?.steps ?? []), ...hunt.wholeHuntSteps];
      const step = steps.find((candidate) => candidate.name === scenario.step);
      if (step !== undefined) {
        open({
          variables: { input: { jobHuntId: hunt.id, step: step.name } },
          optimisticResponse: { openStep: { jobHunt: withStepStatus(hunt, step.name, "ACTIVE"), logEntryId: null } },
        }).then(
          () => invalidate([changeOf(hunt)]),
          (error: unknown) => showFailureToast(t(stepNames[step.name]), error),
        );
        writeLocalState("selectedStepId", step.id);
      }
      void navigate(scenario.startPath);
    },
    [t, navigate, open, invalidate, showFailureToast],
  );
}
