import type { ApolloClient } from "@apollo/client";
import { STEPS_AT_ONCE_MAX } from "../../../../schema/limits.js";
import type { Day } from "../../../lib/days.js";
import { versionOf } from "./rowVersion.js";
import {
  StepsCompleteDocument,
  StepsSkipDocument,
  StepsSnoozeDocument,
  type StepsCompleteMutation,
} from "./steps.generated.js";
import type { KeptRow } from "./todayRows.js";

/** What is done with equal steps of several hunts. */
export type StepsAct =
  { readonly kind: "DONE" } | { readonly kind: "SKIP" } | { readonly kind: "LATER"; readonly until: Day };

type Answer = StepsCompleteMutation["changed"]["answers"][number];

/** A step that was not changed; without a problem of its own, the whole call has failed. */
interface RefusedStep {
  readonly row: KeptRow;
  readonly problem: NonNullable<Answer["problem"]> | null;
}

/** What became of an act on several steps. */
interface SentSteps {
  /** What undoes it, in the order of the calls; none where nothing had to change. */
  readonly changeSetIds: readonly string[];
  readonly refused: readonly RefusedStep[];
  /** Why a call has failed; undefined: none has. */
  readonly error: unknown;
}

/** Does the same with the step of each row, in as few calls as there can be. Never rejects. */
export async function sendSteps(client: ApolloClient, rows: readonly KeptRow[], act: StepsAct): Promise<SentSteps> {
  const changeSetIds: string[] = [];
  const refused: RefusedStep[] = [];
  let failure: unknown;
  for (let from = 0; from < rows.length; from += STEPS_AT_ONCE_MAX) {
    const part = rows.slice(from, from + STEPS_AT_ONCE_MAX);
    try {
      const changed = await sendPart(client, part, act);
      if (changed.changeSetId !== null) changeSetIds.push(changed.changeSetId);
      for (const row of part) {
        const answer = changed.answers.find(({ jobHuntId }) => jobHuntId === row.item.jobHunt.id);
        if (answer?.problem) refused.push({ row, problem: answer.problem });
      }
    } catch (error) {
      failure = error;
      refused.push(...part.map((row) => ({ row, problem: null })));
    }
  }
  return { changeSetIds, refused, error: failure };
}

async function sendPart(
  client: ApolloClient,
  rows: readonly KeptRow[],
  act: StepsAct,
): Promise<StepsCompleteMutation["changed"]> {
  const steps = rows.flatMap(({ item }) =>
    item.step === null ? [] : [{ jobHuntId: item.jobHunt.id, step: item.step, version: versionOf(client, item) }],
  );
  const { data } = await sentBy(client, steps, act);
  if (data === undefined) throw new Error("The server has answered with nothing.");
  return data.changed;
}

type StepInputs = readonly {
  readonly jobHuntId: string;
  readonly step: NonNullable<KeptRow["item"]["step"]>;
  readonly version: number;
}[];

async function sentBy(
  client: ApolloClient,
  given: StepInputs,
  act: StepsAct,
): Promise<ApolloClient.MutateResult<StepsCompleteMutation>> {
  const steps = [...given];
  if (act.kind === "DONE") return client.mutate({ mutation: StepsCompleteDocument, variables: { input: { steps } } });
  if (act.kind === "SKIP") return client.mutate({ mutation: StepsSkipDocument, variables: { input: { steps } } });
  const input = { steps, until: act.until };
  return client.mutate({ mutation: StepsSnoozeDocument, variables: { input } });
}
