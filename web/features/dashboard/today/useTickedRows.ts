import { useEffect, useRef } from "react";
import { focusCard } from "../../../lib/focusCard.js";
import type { StepOutcome } from "../../../plan/step/useStepChanges.js";
import { nextFocus, type KeptRow } from "./todayRows.js";
import type { RowChanges } from "./useRowChanges.js";

interface TickedRowsArgs {
  readonly rowChanges: RowChanges;
  /** The ids of the rows that stay, in their order. */
  readonly ids: readonly string[];
  readonly isOnline: boolean;
  /** Called when a step was ticked off, with the rows that are going. */
  readonly onDone: (going: ReadonlySet<string>) => void;
  readonly select: (id: string | undefined) => void;
}

/** The changes of rows after which the focus moves on to the next one. */
interface TickedRows {
  readonly tick: (row: KeptRow) => void;
  readonly settle: (row: KeptRow, outcome: StepOutcome) => void;
}

/** Ticks rows off and settles changes of their days; the row after one that goes gets the focus. */
export function useTickedRows({ rowChanges, ids, isOnline, onDone, select }: TickedRowsArgs): TickedRows {
  const { marks, complete, settle } = rowChanges;
  // A question before Done may be open for long.
  const latest = useRef({ ids, onDone });
  useEffect(() => {
    latest.current = { ids, onDone };
  });
  const focusNext = (id: string): void => {
    const next = nextFocus(latest.current.ids, id);
    select(next);
    if (next !== undefined) focusCard(next);
    else document.querySelector<HTMLElement>(".today-heading")?.focus();
  };
  return {
    tick: (row) => {
      const { id } = row.item;
      if (!isOnline || marks.get(id)?.kind === "GOING") return;
      const going = new Set([id, ...[...marks].filter(([, mark]) => mark.kind === "GOING").map(([other]) => other)]);
      void complete(row, () => focusNext(id)).then((isChanged) => {
        if (isChanged) latest.current.onDone(going);
      });
    },
    settle: (row, outcome) => {
      settle(row, outcome);
      if (outcome.isChanged) focusNext(row.item.id);
    },
  };
}
