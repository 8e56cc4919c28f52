import { useCallback } from "react";
import { componentMessages } from "../../../components/messages.js";
import { useInvalidate } from "../../../lib/useInvalidate.js";
import { useT } from "../../../lib/useT.js";
import type { UnchangedStep } from "../../../plan/step/useStepChanges.js";
import { todayMessages as messages } from "./todayMessages.js";
import type { KeptRow } from "./todayRows.js";
import type { RowMarks } from "./useRowMarks.js";
import { isOther, useStepElsewhere } from "./useStepElsewhere.js";

/** Shows in its row why it was not changed; nothing where its person cancelled the change. */
export type FailRow = (row: KeptRow, outcome: UnchangedStep) => Promise<void>;

const CHANGED_ELSEWHERE: ReadonlySet<string> = new Set(["CONFLICT", "ILLEGAL_TRANSITION"]);

/** Returns what shows a failure in its row: that it was changed elsewhere, or what the server says. */
export function useRowFailures(mark: RowMarks["mark"]): FailRow {
  const t = useT();
  const invalidate = useInvalidate();
  const readElsewhere = useStepElsewhere();
  return useCallback(
    async (row, { problem }) => {
      const { id } = row.item;
      if (problem === null) {
        mark(id, undefined);
        return;
      }
      const { code, message } = problem;
      const elsewhere = CHANGED_ELSEWHERE.has(code) ? await readElsewhere(row.item) : null;
      if (elsewhere !== null && isOther(elsewhere.step, row.item)) {
        mark(id, { kind: "ELSEWHERE", step: elsewhere.step, row });
      } else {
        const why = message ?? t(componentMessages.noAnswer);
        mark(id, { kind: "FAILED", text: t(messages.failed, { why }) });
      }
      if (code !== "NETWORK") void invalidate([{ operation: "UPDATED", kind: "JOB_HUNT" }]);
    },
    [t, invalidate, mark, readElsewhere],
  );
}
