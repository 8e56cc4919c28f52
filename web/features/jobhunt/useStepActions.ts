import { useCallback } from "react";
import type { MessageDescriptor } from "react-intl";
import { paths, stepKey } from "../../app/paths.js";
import { stepNames } from "../../components/line/stepMessages.js";
import { complain } from "../../lib/complain.js";
import { remember } from "../../lib/remembered.js";
import { useGo } from "../../lib/useGo.js";
import { useT } from "../../lib/useT.js";
import {
  useJobHuntStepOpenMutation,
  useJobHuntStepResetMutation,
  useJobHuntStepSetStatusMutation,
} from "../../operations.generated.js";
import { changeMessages } from "./changeMessages.js";
import { withStepStatus, type Hunt, type HuntStep } from "./optimistic.js";
import { STATUS_AFTER, type StepAction } from "./stepActions.js";
import type { ActOnStep } from "./stepGestures.js";
import { useTell } from "./useTell.js";

const TOLD: Readonly<Record<StepAction, MessageDescriptor>> = {
  OPEN: changeMessages.stepActive,
  COMPLETE: changeMessages.stepDone,
  RESET: changeMessages.stepReset,
  SKIP: changeMessages.stepSkipped,
  MARK_NOT_DONE: changeMessages.stepNotDone,
};

/**
 * Gives what does things with the steps of one hunt: the change shows at once, is told with an offer to undo it, and is
 * taken back by itself when the server refuses it. Opening a step also goes to it (spec 2).
 */
export function useStepActions(hunt: Hunt): ActOnStep {
  const t = useT();
  const go = useGo();
  const send = useSend(hunt);
  const { tellChange, tellFailure } = useTell();
  return useCallback(
    (step, action) => {
      const name = t(stepNames[step.name]);
      send(step, action).then(
        (logEntryId) => tellChange(t(TOLD[action], { step: name }), logEntryId),
        (error: unknown) => {
          if (action === "COMPLETE") complain("Error completing workflow step", error);
          tellFailure(name, error);
        },
      );
      if (action !== "OPEN") return;
      remember("selectedStepId", step.id);
      go(paths.step, { state: stepKey(step.name) });
    },
    [t, go, send, tellChange, tellFailure],
  );
}

/** Sends a change of a step; resolves to the line of the log that undoes it, null when nothing had to change. */
function useSend(hunt: Hunt): (step: HuntStep, action: StepAction) => Promise<string | null> {
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
