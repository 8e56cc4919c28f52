import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { stepNames } from "../../components/line/stepMessages.js";
import { writeLocalState } from "../../lib/localStorageState.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import type { JobHuntScenario } from "../../schema.generated.js";
import { currentPhaseOf, type JobHunt } from "../../plan/step/optimistic.js";
import { changeOf, useJobHuntToasts } from "../../plan/step/useJobHuntToasts.js";
import { useStepMutations } from "../../plan/step/useStepMutations.js";
import { readWholeHunt } from "../../plan/step/wholeHunt.js";
import { SCENARIOS } from "./scenarios.js";

/**
 * Returns the function that starts the scenario of a new hunt: it opens the scenario's step and navigates to its
 * screen.
 */
export function useStartScenario(): (hunt: JobHunt, name: JobHuntScenario) => void {
  const t = useT();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const { act } = useStepMutations();
  const invalidate = useInvalidate();
  const { showFailureToast } = useJobHuntToasts();
  return useCallback(
    (hunt, name) => {
      const scenario = SCENARIOS.find((candidate) => candidate.name === name);
      if (scenario === undefined) return;
      // The answer to the mutation that made the hunt had its steps.
      const whole = readWholeHunt(cache, hunt.id);
      // A hunt that starts in a later phase does not need a step of an earlier one.
      const steps = whole === null ? [] : [...(currentPhaseOf(whole)?.steps ?? []), ...whole.wholeHuntSteps];
      const step = steps.find((candidate) => candidate.name === scenario.step);
      if (whole !== null && step !== undefined) {
        act({ jobHuntId: hunt.id, step: step.name, jobHunt: whole }, "OPEN").then(
          () => invalidate([changeOf(hunt)]),
          (error: unknown) => showFailureToast(t(stepNames[step.name]), error),
        );
        writeLocalState("selectedStepId", step.id);
      }
      void navigate(scenario.startPath);
    },
    [t, navigate, cache, act, invalidate, showFailureToast],
  );
}
