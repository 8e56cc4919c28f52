import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef } from "react";
import {
  useStepChanges,
  type StepChanges,
  type StepOutcome,
  type StepTarget,
} from "../../../plan/step/useStepChanges.js";
import { versionOf } from "./rowVersion.js";
import type { KeptRow } from "./todayRows.js";
import { useRowFailures, type FailRow } from "./useRowFailures.js";
import { useRowMarks, type RowMark, type RowMarks } from "./useRowMarks.js";
import { isOther, useStepElsewhere } from "./useStepElsewhere.js";

/** The changes of rows, and what they show meanwhile. */
export interface RowChanges extends Pick<RowMarks, "marks" | "forgetGone"> {
  readonly changes: StepChanges;
  /**
   * Ticks a step off, once what it asks first is answered; `onGoing` is called when its row goes. With `isNo` its person has
   * said that they do not apply, and is asked why. Resolves with whether it was changed.
   */
  readonly complete: (row: KeptRow, onGoing: () => void, isNo?: boolean) => Promise<boolean>;
  /**
   * Lets rows go while a change is made, after the changes before it; those that it resolves with were not made, and their
   * rows say why. Resolves with whether any was made.
   */
  readonly letGo: (rows: readonly KeptRow[], change: ChangeRows) => Promise<boolean>;
  /** Shows the outcome of a change of the day. */
  readonly settle: (row: KeptRow, outcome: StepOutcome) => void;
  readonly clear: (id: string) => void;
}

/** Changes rows; resolves with what became of those that were not changed. */
type ChangeRows = () => Promise<readonly NotChanged[]>;

/** A row that was not changed, and why. */
export type NotChanged = readonly [row: KeptRow, outcome: Parameters<FailRow>[1]];

/** The longest time that a row stays folded although the server still answers with it, in milliseconds. */
const FOLDED_MS = 6000;

/** Changes the steps of rows; a failure is shown in its row. */
export function useRowChanges(): RowChanges {
  const client = useApolloClient();
  const changes = useStepChanges({ tellsFailures: false });
  const readElsewhere = useStepElsewhere();
  const { marks, mark, unmark, forgetGone } = useRowMarks();
  const fail = useRowFailures(mark);
  // Two steps of one hunt are changed one after the other, so that the second knows the version after the first.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const letGo = useCallback<RowChanges["letGo"]>(
    async (rows, change) => {
      const going = rows.map((row): [KeptRow, RowMark] => [row, { kind: "GOING", dueOn: row.item.dueOn }]);
      for (const [row, goes] of going) mark(row.item.id, goes);
      const sent = queue.current.then(async () => {
        const unchanged = new Map(await change());
        await Promise.all([...unchanged].map(async ([row, outcome]) => fail(row, outcome)));
        setTimeout(() => {
          for (const [row, goes] of going) unmark(row.item.id, goes);
        }, FOLDED_MS);
        return unchanged.size < rows.length;
      });
      queue.current = sent;
      return sent;
    },
    [mark, unmark, fail],
  );

  const send = useCallback(
    async (row: KeptRow, target: StepTarget): Promise<StepOutcome> => {
      // The journal of the week belongs to all hunts, whatever the version of one.
      const version = row.item.kind === "JOURNAL" ? {} : { version: versionOf(client, row.item) };
      const outcome = await changes.apply({ ...target, ...version }, "COMPLETE");
      if (outcome.isChanged || outcome.problem?.code !== "CONFLICT") return outcome;
      const now = await readElsewhere(row.item);
      // Another part of the hunt was changed elsewhere, and the step is as it was.
      const isSame = now !== null && !isOther(now.step, row.item);
      return isSame ? changes.apply({ ...target, version: now.version }, "COMPLETE") : outcome;
    },
    [client, changes, readElsewhere],
  );

  const complete = useCallback<RowChanges["complete"]>(
    async (row, onGoing, isNo = false) => {
      const { dueOn, jobHunt, step } = row.item;
      if (step === null) return false;
      const target = { jobHuntId: jobHunt.id, step, dueOn };
      // Outside the queue: a question may be open for long.
      const asked = await changes.ask(target, "COMPLETE", isNo);
      if (asked?.isChanged === false) {
        await fail(row, asked);
        return false;
      }
      const isChanged = letGo([row], async () => {
        const outcome = asked ?? (await send(row, target));
        return outcome.isChanged ? [] : [[row, outcome]];
      });
      onGoing();
      return isChanged;
    },
    [changes, fail, letGo, send],
  );

  return {
    marks,
    changes,
    complete,
    letGo,
    settle: (row, outcome) => {
      if (outcome.isChanged) mark(row.item.id, undefined);
      else void fail(row, outcome);
    },
    clear: (id) => mark(id, undefined),
    forgetGone,
  };
}
