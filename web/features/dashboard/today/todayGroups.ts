import { daysBetween, type Day } from "../../../lib/days.js";
import type { StepName } from "../../../schema.generated.js";
import { DECIDE_STEP } from "../../../plan/step/decisionQuestion.js";
import { SEND_STEP } from "../../../plan/step/sendingQuestion.js";
import type { GroupName, KeptRow, TodayItem } from "./todayRows.js";

/** So many rows with the same step are one row that unfolds. */
const EQUAL_STEPS = 3;
/** An unfolded row shows so many lines at first. */
const FIRST_LINES = 5;
/** From this number of days on before it, the last day to apply is near. */
const SOON_DAYS = 7;

/** The key of the hint of the last day to apply. */
const TO_APPLY = "lastDayToApply";

/** The steps whose Done asks something: it is answered job by job. */
const ASKING: ReadonlySet<StepName> = new Set([DECIDE_STEP, SEND_STEP]);

/** Several hunts with the same step, in one row. */
export interface EqualSteps {
  readonly id: string;
  readonly group: GroupName;
  readonly step: StepName;
  /** The row of each hunt: by its own day, then by its last day to apply. */
  readonly rows: readonly KeptRow[];
  /** The earliest of their days; null: they have none. */
  readonly firstOn: Day | null;
  /** The latest of their days; null: they have none. */
  readonly lastOn: Day | null;
  /** The first of their last days to apply; null: none is known. */
  readonly deadline: Day | null;
}

/** The keys of hints that tell a last day. */
const LAST_DAYS: ReadonlySet<string> = new Set([TO_APPLY, "answerBy", "signBy"]);

/** What stands in a group of Today: a row, or several equal steps in one. */
export type TodayEntry =
  { readonly kind: "ROW"; readonly row: KeptRow } | { readonly kind: "STEPS"; readonly steps: EqualSteps };

/** How much of several equal steps is shown: nothing, the first lines, or all. */
export type Unfolded = "NONE" | "FIRST" | "ALL";

/**
 * Returns the entries of a group in their order: by day; in a day appointments by their time, then days that others set, then
 * steps, then equal steps. `isUnfolded` says which equal steps stand open: those stay together however few are left.
 */
export function entriesOf(rows: readonly KeptRow[], isUnfolded: (id: string) => boolean): readonly TodayEntry[] {
  const alike = new Map<StepName, KeptRow[]>();
  for (const row of rows) {
    const { kind, step } = row.item;
    if (kind === "STEP" && step !== null) alike.set(step, [...(alike.get(step) ?? []), row]);
  }
  const together = [...alike].flatMap(([step, equal]) => {
    const [first] = equal;
    if (first === undefined) return [];
    const id = `${first.group}:${step}`;
    return isGroup(equal.length) || isUnfolded(id) ? [stepsOf(id, step, equal)] : [];
  });
  const inOne = new Set(together.flatMap((steps) => steps.rows));
  const single = rows.filter((row) => !inOne.has(row));
  return [
    ...single.map((row): TodayEntry => ({ kind: "ROW", row })),
    ...together.map((steps): TodayEntry => ({ kind: "STEPS", steps })),
  ].toSorted(inOrder);
}

/** Returns the lines of equal steps that are shown; those that are going take the place of none that stay. */
export function linesOf(
  { rows }: EqualSteps,
  unfolded: Unfolded,
  isGoing: (id: string) => boolean,
): readonly KeptRow[] {
  if (unfolded === "NONE") return [];
  const sixth = rows.filter(({ item }) => !isGoing(item.id))[FIRST_LINES];
  return unfolded === "ALL" || sixth === undefined ? rows : rows.slice(0, rows.indexOf(sixth));
}

/** Returns whether so many equal steps stand in one row also while it is folded. */
export function isGroup(count: number): boolean {
  return count >= EQUAL_STEPS;
}

/** Returns whether Done asks something of each job, so that it cannot be pressed for all. */
export function asksEach(step: StepName): boolean {
  return ASKING.has(step);
}

/** Returns the last day that others set and a row tells, such as the one to apply; null for none. */
export function lastDayOf({ hint }: Pick<TodayItem, "hint">): Day | null {
  if (hint === null || !LAST_DAYS.has(hint.key)) return null;
  return hint.facts.find(({ name }) => name === "on")?.value ?? null;
}

/** Returns whether a last day is today or one of the days just after. */
export function isSoon(day: Day | null, today: Day): boolean {
  return day !== null && day >= today && daysBetween(today, day) <= SOON_DAYS;
}

function stepsOf(id: string, step: StepName, equal: readonly KeptRow[]): EqualSteps {
  const rows = equal.toSorted(
    (a, b) =>
      compareTimes(a.item.dueOn, b.item.dueOn) || compareTimes(deadlineOf(a.item), deadlineOf(b.item)) || a.at - b.at,
  );
  const days = rows.flatMap(({ item }) => item.dueOn ?? []);
  const deadlines = rows.flatMap(({ item }) => deadlineOf(item) ?? []).toSorted();
  const group = rows[0]?.group ?? "undated";
  return {
    ...{ id, group, step, rows },
    firstOn: days[0] ?? null,
    lastOn: days.at(-1) ?? null,
    deadline: deadlines[0] ?? null,
  };
}

function deadlineOf(item: TodayItem): Day | null {
  return item.hint?.key === TO_APPLY ? lastDayOf(item) : null;
}

function inOrder(a: TodayEntry, b: TodayEntry): number {
  return (
    compareTimes(dayOf(a), dayOf(b)) ||
    rankOf(a) - rankOf(b) ||
    compareTimes(timeOf(a), timeOf(b)) ||
    placeOf(a) - placeOf(b)
  );
}

const RANKS: Readonly<Record<TodayItem["kind"], number>> = {
  APPOINTMENT: 0,
  DEADLINE: 1,
  PROMISE: 2,
  STEP: 3,
  JOURNAL: 3,
};

function rankOf(entry: TodayEntry): number {
  return entry.kind === "ROW" ? RANKS[entry.row.item.kind] : 4;
}

function dayOf(entry: TodayEntry): Day | null {
  return entry.kind === "ROW" ? entry.row.item.dueOn : entry.steps.firstOn;
}

function timeOf(entry: TodayEntry): string | null {
  return entry.kind === "ROW" ? entry.row.item.startsAt : null;
}

function placeOf(entry: TodayEntry): number {
  return entry.kind === "ROW" ? entry.row.at : (entry.steps.rows[0]?.at ?? 0);
}

/** Compares days, or moments; none comes last. */
function compareTimes(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}
