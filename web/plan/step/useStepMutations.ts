import { useMemo } from "react";
import type { Day } from "../../lib/days.js";
import type { StepStatus } from "../../schema.generated.js";
import { withStepStatus, type WholeHunt } from "./optimistic.js";
import {
  useStepOpenMutation,
  useStepResetDueDateMutation,
  useStepResetMutation,
  useStepSetDueDateMutation,
  useStepSetStatusMutation,
  useStepSnoozeMutation,
} from "./step.generated.js";
import type { StepTarget } from "./useStepChanges.js";

/** The answer to a change of a step. */
export interface StepAnswer {
  readonly jobHunt: WholeHunt;
  /** The log entry that undoes it; null when nothing had to change. */
  readonly logEntryId: string | null;
}

type Send<Rest extends readonly unknown[]> = (target: StepTarget, ...rest: Rest) => Promise<StepAnswer | undefined>;

interface StepMutations {
  readonly setStatus: Send<[StepStatus]>;
  readonly snooze: Send<[Day]>;
  readonly removeDay: Send<[]>;
  readonly followRule: Send<[]>;
}

/** Returns the functions that send a change of a step; each rejects when the server refuses it. */
export function useStepMutations(): StepMutations {
  const [open] = useStepOpenMutation();
  const [reset] = useStepResetMutation();
  const [setStatus] = useStepSetStatusMutation();
  const [snooze] = useStepSnoozeMutation();
  const [setDueDate] = useStepSetDueDateMutation();
  const [resetDueDate] = useStepResetDueDateMutation();
  return useMemo(
    () => ({
      setStatus: async (target, status) => {
        const { step, jobHunt } = target;
        const input = inputOf(target);
        const expected = jobHunt && { jobHunt: withStepStatus(jobHunt, step, status), logEntryId: null };
        if (status === "ACTIVE") {
          const optimistic = expected && { optimisticResponse: { openStep: expected } };
          return (await open({ variables: { input }, ...optimistic })).data?.openStep;
        }
        if (status === "INACTIVE") {
          const optimistic = expected && { optimisticResponse: { resetStep: expected } };
          return (await reset({ variables: { input }, ...optimistic })).data?.resetStep;
        }
        const optimistic = expected && { optimisticResponse: { setStepStatus: expected } };
        return (await setStatus({ variables: { input: { ...input, status } }, ...optimistic })).data?.setStepStatus;
      },
      snooze: async (target, until) =>
        (await snooze({ variables: { input: { ...inputOf(target), until } } })).data?.snoozeStep,
      removeDay: async (target) =>
        (await setDueDate({ variables: { input: { ...inputOf(target), dueOn: null } } })).data?.setStepDueDate,
      followRule: async (target) =>
        (await resetDueDate({ variables: { input: inputOf(target) } })).data?.resetStepDueDate,
    }),
    [open, reset, setStatus, snooze, setDueDate, resetDueDate],
  );
}

function inputOf({ jobHuntId, step, version }: StepTarget) {
  return { jobHuntId, step, ...(version === undefined ? {} : { version }) };
}
