import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import type { Day } from "../../lib/days.js";
import { withStepStatus, type WholeHunt } from "./optimistic.js";
import {
  StepCompleteDocument,
  StepMarkNotDoneDocument,
  StepOpenDocument,
  StepResetDocument,
  StepSkipDocument,
  useStepResetDueDateMutation,
  useStepSetDueDateMutation,
  useStepSnoozeMutation,
  type StepOpenMutation,
  type StepOpenMutationVariables,
} from "./step.generated.js";
import { STATUS_AFTER, type StepAction } from "./stepActions.js";
import type { StepTarget } from "./useStepChanges.js";

/** The answer to a change of a step. */
export interface StepAnswer {
  readonly jobHunt: WholeHunt;
  /** The log entry that undoes it; null when nothing had to change. */
  readonly logEntryId: string | null;
}

type Send<Rest extends readonly unknown[]> = (target: StepTarget, ...rest: Rest) => Promise<StepAnswer | undefined>;

interface StepMutations {
  readonly act: Send<[StepAction]>;
  readonly snooze: Send<[Day]>;
  readonly removeDay: Send<[]>;
  readonly followRule: Send<[]>;
}

/** The mutation of each action. */
const MUTATIONS: Readonly<Record<StepAction, TypedDocumentNode<StepOpenMutation, StepOpenMutationVariables>>> = {
  OPEN: StepOpenDocument,
  COMPLETE: StepCompleteDocument,
  RESET: StepResetDocument,
  SKIP: StepSkipDocument,
  MARK_NOT_DONE: StepMarkNotDoneDocument,
};

/** Returns the functions that send a change of a step; each rejects when the server refuses it. */
export function useStepMutations(): StepMutations {
  const client = useApolloClient();
  const [snooze] = useStepSnoozeMutation();
  const [setDueDate] = useStepSetDueDateMutation();
  const [resetDueDate] = useStepResetDueDateMutation();
  return useMemo(
    () => ({
      act: async (target, action) => {
        const { step, jobHunt } = target;
        const variables = inputOf(target);
        const expected = jobHunt && { jobHunt: withStepStatus(jobHunt, step, STATUS_AFTER[action]), logEntryId: null };
        const optimistic = expected && { optimisticResponse: { changed: expected } };
        return (await client.mutate({ mutation: MUTATIONS[action], variables, ...optimistic })).data?.changed;
      },
      snooze: async (target, until) =>
        (await snooze({ variables: { input: { ...inputOf(target), until } } })).data?.snoozeStep,
      removeDay: async (target) =>
        (await setDueDate({ variables: { input: { ...inputOf(target), dueOn: null } } })).data?.setStepDueDate,
      followRule: async (target) =>
        (await resetDueDate({ variables: { input: inputOf(target) } })).data?.resetStepDueDate,
    }),
    [client, snooze, setDueDate, resetDueDate],
  );
}

function inputOf({ jobHuntId, step, version }: StepTarget) {
  return { jobHuntId, step, ...(version === undefined ? {} : { version }) };
}
