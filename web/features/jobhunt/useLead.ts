import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { stepNames } from "../../components/line/stepMessages.js";
import { remember } from "../../lib/remembered.js";
import { useT } from "../../lib/useT.js";
import { useJobHuntStepOpenMutation, type JobHuntScenario } from "../../operations.generated.js";
import { currentPhaseOf, withStepStatus, type Hunt } from "./optimistic.js";
import { SCENARIOS } from "./scenarios.js";
import { useTell } from "./useTell.js";

/** Gives what leads a person on after a hunt was created: its scenario's step is opened, and its screen shown. */
export function useLead(): (hunt: Hunt, name: JobHuntScenario) => void {
  const t = useT();
  const navigate = useNavigate();
  const [open] = useJobHuntStepOpenMutation();
  const { tellFailure } = useTell();
  return useCallback(
    (hunt, name) => {
      const scenario = SCENARIOS.find((candidate) => candidate.name === name);
      if (scenario === undefined) return;
      // A hunt that starts in a later phase has no use for a step of an earlier one.
      const steps = [...(currentPhaseOf(hunt)?.steps ?? []), ...hunt.wholeHuntSteps];
      const step = steps.find((candidate) => candidate.name === scenario.step);
      if (step !== undefined) {
        open({
          variables: { input: { jobHuntId: hunt.id, step: step.name } },
          optimisticResponse: { openStep: { jobHunt: withStepStatus(hunt, step.name, "ACTIVE"), logEntryId: null } },
        }).catch((error: unknown) => tellFailure(t(stepNames[step.name]), error));
        remember("selectedStepId", step.id);
      }
      void navigate(scenario.leadsTo);
    },
    [t, navigate, open, tellFailure],
  );
}
