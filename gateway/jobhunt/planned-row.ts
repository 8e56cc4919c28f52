import type { Day } from "../platform/day.js";
import type { DueReason } from "./due-reason.js";
import type { DueSetBy } from "./step-days.js";

/** A row of the stored plan of a hunt that a list of the plan has: a step, or a day that no step has. */
export interface PlannedRow {
  /** The number of the step; null unless it is one. */
  readonly number: number | null;
  /** The name of the day; null for a step. */
  readonly day: string | null;
  readonly dueOn: Day;
  /** Its order among what is due on one day. */
  readonly place: number;
  /** Null unless it is a step. */
  readonly setBy: DueSetBy | null;
  /** The day from which it is shown, as a step of the hunt is shown in its place before; null: always. */
  readonly shownFrom: Day | null;
  /** The day from which another row of the hunt is shown in its place; null: none is. */
  readonly hiddenFrom: Day | null;
}

/** A stored day of a step: number, day, who set it, rule, list, place, hidden from. */
export type StoredStepDay = readonly [
  number: number,
  dueOn: Day | null,
  setBy: DueSetBy,
  rule: DueReason | null,
  list: string | null,
  place: number,
  hiddenFrom: Day | null,
];

/** A stored day that no step has: name, day, place, shown from. */
export type StoredOtherDay = readonly [day: string, dueOn: Day, place: number, shownFrom: Day | null];

/** Returns the rows of a stored plan that a list has, in the order in which they are due. */
export function plannedRows(steps: readonly StoredStepDay[], days: readonly StoredOtherDay[]): readonly PlannedRow[] {
  const rows = [
    ...steps.flatMap(([number, dueOn, setBy, , list, place, hiddenFrom]): PlannedRow[] =>
      list === null || dueOn === null ? [] : [{ number, day: null, dueOn, place, setBy, shownFrom: null, hiddenFrom }],
    ),
    ...days.map(([day, dueOn, place, shownFrom]): PlannedRow => ({
      number: null,
      day,
      dueOn,
      place,
      setBy: null,
      shownFrom,
      hiddenFrom: null,
    })),
  ];
  return rows.sort((one, other) => {
    if (one.dueOn === other.dueOn) return one.place - other.place;
    return one.dueOn < other.dueOn ? -1 : 1;
  });
}

/** Returns whether a row of a plan is shown on a day. */
export function isShown({ shownFrom, hiddenFrom }: PlannedRow, today: Day): boolean {
  return (shownFrom === null || shownFrom <= today) && (hiddenFrom === null || hiddenFrom > today);
}
