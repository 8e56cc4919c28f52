import { GROUPS, isSettled, withKept, type GroupName, type KeptRow, type TodayGroups } from "./todayRows.js";
import type { RowMark } from "./useRowMarks.js";

/** The rows of each group, as they are shown. */
export type VisibleRows = Readonly<Record<GroupName, readonly KeptRow[]>>;

/**
 * Returns the rows that are shown: those of the server that are not settled, with those that were changed elsewhere where
 * they stood; or only the first that is not going.
 */
export function rowsOf(groups: TodayGroups, marks: ReadonlyMap<string, RowMark>, isOneThing: boolean): VisibleRows {
  const kept = [...marks.values()].flatMap((mark) => (mark.kind === "ELSEWHERE" ? [mark.row] : []));
  const of = (group: GroupName): readonly KeptRow[] =>
    withKept(groups[group].items, group, kept)
      .filter((item) => !isSettled(item))
      .map((item, at) => ({ item, group, at }));
  const all: VisibleRows = { overdue: of("overdue"), today: of("today"), next: of("next"), undated: of("undated") };
  if (!isOneThing) return all;
  const first = GROUPS.flatMap((group) => all[group]).find(({ item }) => marks.get(item.id)?.kind !== "GOING");
  const only = (group: GroupName): readonly KeptRow[] => (first?.group === group ? [first] : []);
  return { overdue: only("overdue"), today: only("today"), next: only("next"), undated: only("undated") };
}
