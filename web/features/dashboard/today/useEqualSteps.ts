import { useApolloClient } from "@apollo/client/react";
import { notify, notifyProblem } from "../../../lib/notify.js";
import { FailedRequest } from "../../../lib/readProblem.js";
import { useInvalidate } from "../../../lib/useInvalidate.js";
import { useReadProblem } from "../../../lib/useReadProblem.js";
import { useT } from "../../../lib/useT.js";
import { useUndoAct } from "../../../lib/useUndo.js";
import { logSpecError } from "../../../lib/logSpecError.js";
import { stepNames } from "../../../components/line/stepMessages.js";
import { useDecideOnJob } from "../../../plan/decision/useDecideOnJob.js";
import type { StepName } from "../../../schema.generated.js";
import { linesMessages as messages } from "./linesMessages.js";
import { versionOf } from "./rowVersion.js";
import { sendSteps, type StepsAct } from "./sendSteps.js";
import { jobOf, type KeptRow } from "./todayRows.js";
import type { TodayView } from "./todayView.js";
import type { NotChanged } from "./useRowChanges.js";

/** The changes of several equal steps; the focus moves on to what follows what goes. */
interface EqualStepsChanges {
  /** Does the same with the step of each row, with one toast, and one Undo for all. */
  readonly doForAll: (rows: readonly KeptRow[], act: StepsAct) => void;
  /** Applies for the job of a row. */
  readonly apply: (row: KeptRow) => void;
  /** Ticks one off; with `isNo` its person has said that they do not apply, and is asked why. */
  readonly complete: (row: KeptRow, isNo: boolean) => void;
}

/** So many of the jobs that were not changed are named. */
const NAMED = 3;
const CHANGED = [{ operation: "UPDATED", kind: "JOB_HUNT", isCached: true }] as const;

/** Returns the changes of several equal steps. */
export function useEqualSteps({ rowChanges, ticked, texts }: TodayView): EqualStepsChanges {
  const t = useT();
  const client = useApolloClient();
  const readProblem = useReadProblem();
  const invalidate = useInvalidate();
  const undo = useUndoAct();
  const { decide } = useDecideOnJob();
  const idsOf = (rows: readonly KeptRow[]): readonly string[] => rows.map(({ item }) => item.id);

  const tell = (rows: readonly KeptRow[], act: StepsAct, unchanged: readonly NotChanged[]): string => {
    const step = stepOf(rows);
    const count = rows.length - unchanged.length;
    const names = unchanged.slice(0, NAMED).map(([{ item }]) => jobOf(item.jobHunt).title);
    const left = t(messages.notChanged, { count: unchanged.length, names: names.join(", ") });
    const facts = { count, step: step === null ? "" : t(stepNames[step]) };
    const told = {
      DONE: () => t(messages.done, facts),
      SKIP: () => t(messages.skipped, facts),
      LATER: () => t(messages.moved, { ...facts, day: act.kind === "LATER" ? texts.days.date(act.until) : "" }),
    }[act.kind]();
    return [...(count > 0 ? [told] : []), ...(unchanged.length > 0 ? [left] : [])].join(" ");
  };

  const send = async (rows: readonly KeptRow[], act: StepsAct): Promise<readonly NotChanged[]> => {
    const { changeSetIds, refused, error } = await sendSteps(client, rows, act);
    const unchanged = refused.map(({ row, problem }): NotChanged => {
      const failure = problem === null ? error : new FailedRequest(problem.code, problem.message);
      return [row, { isChanged: false, problem: readProblem(failure) }];
    });
    if (act.kind === "DONE")
      for (const [, { problem }] of unchanged) logSpecError("Error completing workflow step", problem);
    const text = tell(rows, act, unchanged);
    if (unchanged.length < rows.length) void invalidate(CHANGED);
    if (changeSetIds.length > 0) {
      notify(text, {
        undo: async () => {
          for (const id of changeSetIds.toReversed()) await undo(id, CHANGED);
        },
      });
    } else if (unchanged.length > 0) notifyProblem(text);
    return unchanged;
  };

  const letGo = (rows: readonly KeptRow[], change: () => Promise<readonly NotChanged[]>): void =>
    ticked.leave(idsOf(rows), async (onGoing) => {
      const isChanged = rowChanges.letGo(rows, change);
      onGoing();
      return isChanged;
    });

  const complete: EqualStepsChanges["complete"] = (row, isNo) =>
    ticked.leave(idsOf([row]), async (onGoing) => rowChanges.complete(row, onGoing, isNo));

  return {
    complete,
    doForAll: (rows, act) => letGo(rows, async () => send(rows, act)),
    apply: (row) => {
      const { jobHunt } = row.item;
      // Further on, it was decided long ago.
      if (jobHunt.currentPhase !== "PREPARING") return complete(row, false);
      return letGo([row], async () => {
        const job = { ...jobHunt, version: versionOf(client, row.item), jobDetails: { jobTitle: jobHunt.jobTitle } };
        const version = await decide(job, { decision: "APPLY", goesOn: false });
        // Why not, a toast has told.
        return version === null ? [[row, { isChanged: false, problem: null }]] : [];
      });
    },
  };
}

function stepOf(rows: readonly KeptRow[]): StepName | null {
  return rows[0]?.item.step ?? null;
}
