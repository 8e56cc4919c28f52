import { useEffect, useMemo, useState } from "react";
import { GROUPS, type GroupName, type KeptRow, type TodayGroups } from "./todayRows.js";
import type { RowMarks } from "./useRowMarks.js";
import { rowsOf, type VisibleRows } from "./visibleRows.js";

/** The rows of Today that are shown. */
interface ShownRows {
  readonly byGroup: VisibleRows;
  /** Those of the groups that are open. */
  readonly rows: readonly KeptRow[];
  /** The ids of those among them that are not going. */
  readonly ids: readonly string[];
  readonly isUndatedOpen: boolean;
  readonly toggleUndated: () => void;
}

/** Returns the rows that are shown; the group without days is closed at first. */
export function useShownRows(
  groups: TodayGroups,
  { marks, forgetGone }: Pick<RowMarks, "marks" | "forgetGone">,
  isOneThing: boolean,
): ShownRows {
  const [isUndatedOpen, setUndatedOpen] = useState(false);
  useEffect(() => forgetGone(GROUPS.flatMap((group) => groups[group].items)), [groups, forgetGone]);
  const byGroup = useMemo(() => rowsOf(groups, marks, isOneThing), [groups, marks, isOneThing]);
  const isOpen = (group: GroupName): boolean => group !== "undated" || isUndatedOpen || isOneThing;
  const rows = GROUPS.filter(isOpen).flatMap((group) => byGroup[group]);
  const ids = rows.filter(({ item }) => marks.get(item.id)?.kind !== "GOING").map(({ item }) => item.id);
  return { byGroup, rows, ids, isUndatedOpen, toggleUndated: () => setUndatedOpen(!isUndatedOpen) };
}
