import { useCallback, useState } from "react";
import type { TodayStepQuery } from "./elsewhere.generated.js";
import type { KeptRow, TodayItem } from "./todayRows.js";

/** What became of a step that was changed elsewhere. */
export type ElsewhereStep = NonNullable<TodayStepQuery["jobHunt"]>["step"];

/** What a row shows in place of its usual content. */
export type RowMark =
  | { readonly kind: "GOING"; readonly dueOn: string | null }
  | { readonly kind: "FAILED"; readonly text: string }
  | { readonly kind: "ELSEWHERE"; readonly step: ElsewhereStep; readonly row: KeptRow };

/** What rows show in place of their usual content, by the id of their item. */
export interface RowMarks {
  readonly marks: ReadonlyMap<string, RowMark>;
  /** Sets the mark of a row; undefined removes it. */
  readonly mark: (id: string, next: RowMark | undefined) => void;
  /** Removes a mark that the row has still: a later one is of another change. */
  readonly unmark: (id: string, old: RowMark) => void;
  /** Forgets the rows that were going and are gone, or stand elsewhere now. */
  readonly forgetGone: (items: readonly TodayItem[]) => void;
}

/** Returns the marks of rows, which are none at first. */
export function useRowMarks(): RowMarks {
  const [marks, setMarks] = useState<ReadonlyMap<string, RowMark>>(new Map());
  const mark = useCallback((id: string, next: RowMark | undefined) => {
    setMarks((former) => {
      const marked = new Map(former);
      if (next === undefined) marked.delete(id);
      else marked.set(id, next);
      return marked;
    });
  }, []);

  const unmark = useCallback((id: string, old: RowMark) => {
    setMarks((former) => (former.get(id) === old ? new Map([...former].filter(([other]) => other !== id)) : former));
  }, []);

  const forgetGone = useCallback((items: readonly TodayItem[]) => {
    setMarks((former) => {
      const isThere = (id: string, dueOn: string | null): boolean =>
        items.some((item) => item.id === id && item.dueOn === dueOn);
      const marked = [...former].filter(([id, one]) => one.kind !== "GOING" || isThere(id, one.dueOn));
      return marked.length === former.size ? former : new Map(marked);
    });
  }, []);

  return { marks, mark, unmark, forgetGone };
}
