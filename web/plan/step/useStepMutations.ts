import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import type { Day } from "../../lib/days.js";
import type { StepInput } from "../../schema.generated.js";
import { withStepStatus, type WholeHunt } from "./optimistic.js";
import {
  StepCompleteDocument,
  StepMarkNotDoneDocument,
  StepOpenDocument,
  StepResetDocument,
  StepResetDueDateDocument,
  StepSetDueDateDocument,
  StepSkipDocument,
  StepSnoozeDocument,
  type StepOpenMutation,
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

/** Sends an action on a step; `shown` is what the screen shows until the answer. */
type SendAction = (
  client: ApolloClient,
  input: StepInput,
  shown: { readonly optimisticResponse?: StepOpenMutation },
) => Promise<ApolloClient.MutateResult<StepOpenMutation>>;

/** Each action goes to its mutation; one has none of its own, and sets the status that it leads to. */
const SEND_ACTION: Readonly<Record<StepAction, SendAction>> = {
  OPEN: (client, input, shown) => client.mutate({ mutation: StepOpenDocument, variables: { input }, ...shown }),
  COMPLETE: (client, input, shown) => client.mutate({ mutation: StepCompleteDocument, variables: { input }, ...shown }),
  RESET: (client, input, shown) => client.mutate({ mutation: StepResetDocument, variables: { input }, ...shown }),
  SKIP: (client, input, shown) => client.mutate({ mutation: StepSkipDocument, variables: { input }, ...shown }),
  MARK_NOT_DONE: (client, input, shown) => {
    const variables = { input: { ...input, status: STATUS_AFTER.MARK_NOT_DONE } };
    return client.mutate({ mutation: StepMarkNotDoneDocument, variables, ...shown });
  },
};

/** Returns the functions that send a change of a step; each rejects when the server refuses it. */
export function useStepMutations(): StepMutations {
  const client = useApolloClient();
  return useMemo(
    () => ({
      act: async (target, action) => {
        const { step, jobHunt } = target;
        const expected = jobHunt && { jobHunt: withStepStatus(jobHunt, step, STATUS_AFTER[action]), logEntryId: null };
        const shown = expected === undefined ? {} : { optimisticResponse: { changed: expected } };
        return (await SEND_ACTION[action](client, inputOf(target), shown)).data?.changed;
      },
      snooze: async (target, until) => {
        const variables = { input: { ...inputOf(target), until } };
        return (await client.mutate({ mutation: StepSnoozeDocument, variables })).data?.changed;
      },
      removeDay: async (target) => {
        const variables = { input: { ...inputOf(target), dueOn: null } };
        return (await client.mutate({ mutation: StepSetDueDateDocument, variables })).data?.changed;
      },
      followRule: async (target) => {
        const variables = { input: inputOf(target) };
        return (await client.mutate({ mutation: StepResetDueDateDocument, variables })).data?.changed;
      },
    }),
    [client],
  );
}

function inputOf({ jobHuntId, step, version }: StepTarget): StepInput {
  return { jobHuntId, step, ...(version === undefined ? {} : { version }) };
}
