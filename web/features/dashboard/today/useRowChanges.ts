import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef } from "react";
import { componentMessages } from "../../../components/messages.js";
import { useInvalidate } from "../../../lib/useInvalidate.js";
import { useT } from "../../../lib/useT.js";
import {
  useStepChanges,
  type StepChanges,
  type StepOutcome,
  type StepTarget,
  type UnchangedStep,
} from "../../../plan/step/useStepChanges.js";
import { TodayVersion_JobHuntFragmentDoc } from "./today.generated.js";
import { todayMessages as messages } from "./todayMessages.js";
import type { KeptRow } from "./todayRows.js";
import { useRowMarks, type RowMark, type RowMarks } from "./useRowMarks.js";
import { isOther, useStepElsewhere } from "./useStepElsewhere.js";

/** The changes of rows, and what they show meanwhile. */
export interface RowChanges extends Pick<RowMarks, "marks" | "forgetGone"> {
  readonly changes: StepChanges;
  /**
   * Ticks a step off, once what it asks first is answered; `onGoing` is called when its row goes. Resolves with whether
   * it was changed.
   */
  readonly complete: (row: KeptRow, onGoing: () => void) => Promise<boolean>;
  /** Shows the outcome of a change of the day. */
  readonly settle: (row: KeptRow, outcome: StepOutcome) => void;
  readonly clear: (id: string) => void;
}

/** The longest time that a row stays folded although the server still answers with it, in milliseconds. */
const FOLDED_MS = 6000;
const CHANGED_ELSEWHERE: ReadonlySet<string> = new Set(["CONFLICT", "ILLEGAL_TRANSITION"]);

/** Changes the steps of rows; a failure is shown in its row. */
export function useRowChanges(): RowChanges {
  const t = useT();
  const client = useApolloClient();
  const invalidate = useInvalidate();
  const changes = useStepChanges({ tellsFailures: false });
  const readElsewhere = useStepElsewhere();
  const { marks, mark, unmark, forgetGone } = useRowMarks();
  // Two steps of one hunt are changed one after the other, so that the second knows the version after the first.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const fail = useCallback(
    async (row: KeptRow, outcome: UnchangedStep): Promise<void> => {
      if (outcome.problem === null) {
        mark(row.item.id, undefined);
        return;
      }
      const { code, message } = outcome.problem;
      const elsewhere = CHANGED_ELSEWHERE.has(code) ? await readElsewhere(row.item) : null;
      if (elsewhere !== null && isOther(elsewhere.step, row.item)) {
        mark(row.item.id, { kind: "ELSEWHERE", step: elsewhere.step, row });
      } else {
        const why = message ?? t(componentMessages.noAnswer);
        mark(row.item.id, { kind: "FAILED", text: t(messages.failed, { why }) });
      }
      if (code !== "NETWORK") void invalidate([{ operation: "UPDATED", kind: "JOB_HUNT" }]);
    },
    [t, invalidate, mark, readElsewhere],
  );

  const send = useCallback(
    async (row: KeptRow, target: StepTarget): Promise<StepOutcome> => {
      const { kind, jobHunt } = row.item;
      const cached = client.cache.readFragment({
        id: client.cache.identify({ __typename: "JobHunt", id: jobHunt.id }) ?? "",
        fragment: TodayVersion_JobHuntFragmentDoc,
      });
      // The journal of the week belongs to all hunts, whatever the version of one.
      const version = kind === "JOURNAL" ? {} : { version: cached?.version ?? jobHunt.version };
      const outcome = await changes.apply({ ...target, ...version }, "COMPLETE");
      if (outcome.isChanged || outcome.problem?.code !== "CONFLICT") return outcome;
      const now = await readElsewhere(row.item);
      // Another part of the hunt was changed elsewhere, and the step is as it was.
      const isSame = now !== null && !isOther(now.step, row.item);
      return isSame ? changes.apply({ ...target, version: now.version }, "COMPLETE") : outcome;
    },
    [client, changes, readElsewhere],
  );

  const complete = useCallback(
    async (row: KeptRow, onGoing: () => void): Promise<boolean> => {
      const { id, dueOn, jobHunt, step } = row.item;
      if (step === null) return false;
      const target = { jobHuntId: jobHunt.id, step, dueOn };
      // Outside the queue: a question may be open for long.
      const asked = await changes.ask(target, "COMPLETE");
      if (asked?.isChanged === false) {
        await fail(row, asked);
        return false;
      }
      const going: RowMark = { kind: "GOING", dueOn };
      const finish = async (): Promise<boolean> => {
        const outcome = asked ?? (await send(row, target));
        if (outcome.isChanged) setTimeout(() => unmark(id, going), FOLDED_MS);
        else await fail(row, outcome);
        return outcome.isChanged;
      };
      mark(id, going);
      onGoing();
      const sent = queue.current.then(finish);
      queue.current = sent;
      return sent;
    },
    [changes, mark, unmark, fail, send],
  );

  return {
    marks,
    changes,
    complete,
    settle: (row, outcome) => {
      if (outcome.isChanged) mark(row.item.id, undefined);
      else void fail(row, outcome);
    },
    clear: (id) => mark(id, undefined),
    forgetGone,
  };
}
