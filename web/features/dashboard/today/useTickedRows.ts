import { useEffect, useRef } from "react";
import { focusCard } from "../../../lib/focusCard.js";
import type { StepOutcome } from "../../../plan/step/useStepChanges.js";
import { nextFocus, type KeptRow } from "./todayRows.js";
import type { RowChanges } from "./useRowChanges.js";
import type { TodayStop } from "./useShownRows.js";

interface TickedRowsArgs {
  readonly rowChanges: RowChanges;
  /** What stays, in its order. */
  readonly stops: readonly TodayStop[];
  readonly isOnline: boolean;
  /** Called when a step was ticked off, with the rows that are going. */
  readonly onDone: (going: ReadonlySet<string>) => void;
  readonly select: (id: string | undefined) => void;
}

/** The changes of rows after which the focus moves on to the next one. */
export interface TickedRows {
  readonly tick: (row: KeptRow) => void;
  readonly settle: (row: KeptRow, outcome: StepOutcome) => void;
  /**
   * Does the same for any act on rows, by their ids: it calls `onGoing` when they go, and resolves with whether something was
   * changed.
   */
  readonly leave: (ids: readonly string[], act: (onGoing: () => void) => Promise<boolean>) => void;
}

/** Ticks rows off and settles changes of their days; the row after one that goes gets the focus. */
export function useTickedRows({ rowChanges, stops, isOnline, onDone, select }: TickedRowsArgs): TickedRows {
  const { marks, complete, settle } = rowChanges;
  // A question before Done may be open for long.
  const latest = useRef({ stops, marks, onDone });
  useEffect(() => {
    latest.current = { stops, marks, onDone };
  });
  const focusNext = (ids: readonly string[]): void => {
    const { stops: all, marks: now } = latest.current;
    const isGone = (row: KeptRow): boolean => ids.includes(row.item.id) || now.get(row.item.id)?.kind === "GOING";
    // A row that has equal steps goes with the last of them.
    const heads = all.filter(({ steps }) => steps?.rows.every(isGone) ?? false);
    const next = nextFocus(
      all.map(({ id }) => id),
      [...ids, ...heads.map(({ id }) => id)],
    );
    select(next);
    if (next !== undefined) focusCard(next);
    else document.querySelector<HTMLElement>(".today-heading")?.focus();
  };
  const leave: TickedRows["leave"] = (gone, act) => {
    if (!isOnline) return;
    const going = new Set([...gone, ...[...marks].filter(([, { kind }]) => kind === "GOING").map(([other]) => other)]);
    void act(() => focusNext(gone)).then((isChanged) => {
      if (isChanged) latest.current.onDone(going);
    });
  };
  return {
    leave,
    tick: (row) => {
      const { id } = row.item;
      if (marks.get(id)?.kind !== "GOING") leave([id], async (onGoing) => complete(row, onGoing));
    },
    settle: (row, outcome) => {
      settle(row, outcome);
      if (outcome.isChanged) focusNext([row.item.id]);
    },
  };
}
