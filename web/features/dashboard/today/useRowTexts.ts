import { useMemo } from "react";
import { useIntl } from "react-intl";
import { daysBetween, utcDate, type Day } from "../../../lib/days.js";
import type { DayTexts } from "../../../plan/step/dayTexts.js";
import { useDayTexts } from "../../../plan/step/useDayTexts.js";
import { useReasonTexts } from "../../../plan/step/useReasonTexts.js";
import { useToday } from "../../../plan/step/useToday.js";
import { huntLabel, isSetByOthers, type KeptRow, type TodayItem } from "./todayRows.js";

/** The words of the rows of Today. */
export interface RowTexts {
  readonly today: Day;
  readonly days: DayTexts;
  /** The day before the row; nothing today, and without one. */
  readonly when: (row: KeptRow) => string;
  /** At the end of the row: how a day that is past was meant. */
  readonly note: (row: KeptRow) => string;
  /** Under the name: the hunt, its employer, and what to know. */
  readonly more: (item: TodayItem) => string;
}

/** Returns the words of the rows, made once for the whole list. */
export function useRowTexts(): RowTexts {
  const intl = useIntl();
  const today = useToday();
  const days = useDayTexts();
  const { hint } = useReasonTexts();
  return useMemo(() => {
    // A promised day was no plan of the person's, and the name of its row says what it was.
    const hasNote = ({ group, item }: KeptRow): boolean => group === "overdue" && item.kind !== "PROMISE";
    return {
      today,
      days,
      when: ({ item: { dueOn }, group }) => {
        if (dueOn === null || group === "today" || group === "undated") return "";
        // The column has room for a date; "yesterday" is longer in most languages.
        return daysBetween(today, dueOn) < 0
          ? intl.formatDate(utcDate(dueOn), { timeZone: "UTC", day: "numeric", month: "short" })
          : days.short(dueOn);
      },
      note: (row) => (hasNote(row) && row.item.dueOn !== null ? days.due(row.item.dueOn, isSetByOthers(row.item)) : ""),
      more: (item) => {
        const told = item.kind === "STEP" || item.kind === "JOURNAL" ? hint(item.hint) : null;
        if (item.kind === "JOURNAL" && told !== null) return told;
        return [isolated(huntLabel(item.jobHunt)), told].filter((part) => part !== null).join(" · ");
      },
    };
  }, [intl, today, days, hint]);
}

/** Keeps the writing direction of a name from that of the words around it, in a right-to-left interface. */
function isolated(name: string): string {
  return document.dir === "rtl" ? `\u2068${name}\u2069` : name;
}
