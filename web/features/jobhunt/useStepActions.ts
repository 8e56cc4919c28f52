import { useCallback } from "react";
import type { MessageDescriptor } from "react-intl";
import { paths, stepKey } from "../../app/paths.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { logSpecError } from "../../lib/logSpecError.js";
import { writeLocalState } from "../../lib/localStorageState.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import {
  useJobHuntStepOpenMutation,
  useJobHuntStepResetMutation,
  useJobHuntStepSetStatusMutation,
} from "./jobhunt.generated.js";
import { changeMessages } from "./changeMessages.js";
import { withStepStatus, type JobHunt, type JobHuntStep } from "./optimistic.js";
import { STATUS_AFTER, type StepAction } from "./stepActions.js";
import type { ActOnStep } from "./stepGestures.js";
import { changeOf, useJobHuntToasts } from "./useJobHuntToasts.js";

const TOLD: Readonly<Record<StepAction, MessageDescriptor>> = {
  OPEN: changeMessages.stepActive,
  COMPLETE: changeMessages.stepDone,
  RESET: changeMessages.stepReset,
  SKIP: changeMessages.stepSkipped,
  MARK_NOT_DONE: changeMessages.stepNotDone,
};

/**
 * Returns the function that applies an action to a step of one hunt. The change is optimistic, shows a toast with Undo,
 * and is rolled back when the server refuses it. Opening a step also navigates to it (spec 2).
 */
export function useStepActions(hunt: JobHunt): ActOnStep {
  const t = useT();
  const go = useGo();
  const send = useSend(hunt);
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  return useCallback(
    (step, action) => {
      const name = t(stepNames[step.name]);
      send(step, action).then(
        (logEntryId) => showChangeToast(changeOf(hunt), t(TOLD[action], { step: name }), logEntryId),
        (error: unknown) => {
          if (action === "COMPLETE") logSpecError("Error completing workflow step", error);
          showFailureToast(name, error);
        },
      );
      if (action !== "OPEN") return;
      writeLocalState("selectedStepId", step.id);
      go(paths.step, { state: stepKey(step.name) });
    },
    [hunt, t, go, send, showChangeToast, showFailureToast],
  );
}

/** Sends a change of a step; resolves to the log entry that undoes it, null when nothing had to change. */
function useSend(hunt: JobHunt): (step: JobHuntStep, action: StepAction) => Promise<string | null> {
  const [open] = useJobHuntStepOpenMutation();
  const [reset] = useJobHuntStepResetMutation();
  const [setStatus] = useJobHuntStepSetStatusMutation();
  return useCallback(
    async (step, action) => {
      const status = STATUS_AFTER[action];
      const input = { jobHuntId: hunt.id, step: step.name };
      const expected = { jobHunt: withStepStatus(hunt, step.name, status), logEntryId: null };
      if (action === "OPEN") {
        const { data } = await open({ variables: { input }, optimisticResponse: { openStep: expected } });
        return data?.openStep.logEntryId ?? null;
      }
      if (action === "RESET") {
        const { data } = await reset({ variables: { input }, optimisticResponse: { resetStep: expected } });
        return data?.resetStep.logEntryId ?? null;
      }
      const { data } = await setStatus({
        variables: { input: { ...input, status } },
        optimisticResponse: { setStepStatus: expected },
      });
      return data?.setStepStatus.logEntryId ?? null;
    },
    [hunt, open, reset, setStatus],
  );
}
