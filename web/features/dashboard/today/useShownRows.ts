import { useEffect, useMemo, useState } from "react";
import { entriesOf, linesOf, type EqualSteps, type TodayEntry } from "./todayGroups.js";
import { GROUPS, type GroupName, type KeptRow, type TodayGroups } from "./todayRows.js";
import type { RowMarks } from "./useRowMarks.js";
import { useUnfolded, type UnfoldedSteps } from "./useUnfolded.js";
import { rowsOf } from "./visibleRows.js";

/** Where the keys of Today can stop: a row, a line of equal steps, or the row that has them all. */
export type TodayStop = { readonly id: string; readonly group: GroupName } & (
  { readonly row: KeptRow; readonly steps?: never } | { readonly steps: EqualSteps; readonly row?: never }
);

/** What is shown of Today. */
interface ShownRows extends Pick<UnfoldedSteps, "unfoldedOf" | "unfold"> {
  readonly byGroup: Readonly<Record<GroupName, readonly TodayEntry[]>>;
  /** Those in groups that are open, in their order, without what is going. */
  readonly stops: readonly TodayStop[];
  readonly isUndatedOpen: boolean;
  readonly toggleUndated: () => void;
}

/** Returns what is shown; the group without days is closed at first, and equal steps are folded. */
export function useShownRows(
  groups: TodayGroups,
  { marks, forgetGone }: Pick<RowMarks, "marks" | "forgetGone">,
  isOneThing: boolean,
): ShownRows {
  const [isUndatedOpen, setUndatedOpen] = useState(false);
  const { unfoldedOf, unfold, keepOnly } = useUnfolded();
  useEffect(() => forgetGone(GROUPS.flatMap((group) => groups[group].items)), [groups, forgetGone]);
  const byGroup = useMemo(() => {
    const rows = rowsOf(groups, marks, isOneThing);
    const of = (group: GroupName): readonly TodayEntry[] =>
      entriesOf(rows[group], (id) => unfoldedOf(id) !== "NONE" && !isOneThing);
    return { overdue: of("overdue"), today: of("today"), next: of("next"), undated: of("undated") };
  }, [groups, marks, isOneThing, unfoldedOf]);
  useEffect(() => {
    const all = GROUPS.flatMap((group) => byGroup[group]);
    keepOnly(all.flatMap((entry) => (entry.kind === "STEPS" ? [entry.steps.id] : [])));
  }, [byGroup, keepOnly]);
  const stops = useMemo(() => {
    const isGoing = (id: string): boolean => marks.get(id)?.kind === "GOING";
    const open = GROUPS.filter((group) => group !== "undated" || isUndatedOpen || isOneThing);
    return open.flatMap((group) => byGroup[group].flatMap((entry) => stopsOf(entry, unfoldedOf, isGoing)));
  }, [byGroup, marks, unfoldedOf, isUndatedOpen, isOneThing]);
  const toggleUndated = (): void => setUndatedOpen(!isUndatedOpen);
  return { byGroup, stops, unfoldedOf, unfold, isUndatedOpen, toggleUndated };
}

function stopsOf(
  entry: TodayEntry,
  unfoldedOf: UnfoldedSteps["unfoldedOf"],
  isGoing: (id: string) => boolean,
): readonly TodayStop[] {
  const stay = (rows: readonly KeptRow[]): readonly TodayStop[] =>
    rows.filter(({ item }) => !isGoing(item.id)).map((row) => ({ id: row.item.id, group: row.group, row }));
  if (entry.kind === "ROW") return stay([entry.row]);
  const { steps } = entry;
  if (stay(steps.rows).length === 0) return [];
  return [{ id: steps.id, group: steps.group, steps }, ...stay(linesOf(steps, unfoldedOf(steps.id), isGoing))];
}
