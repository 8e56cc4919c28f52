import type { Day } from "../../lib/days.js";
import type { StepName } from "../../schema.generated.js";
import type { AppointmentPreviewQuery } from "./appointment.generated.js";

type Preview = AppointmentPreviewQuery["appointmentPreview"];

/** A step of the plan as the form shows it. */
export interface SetDay {
  readonly step: StepName;
  /** Null: it has no day any more. */
  readonly day: Day | null;
  /** The day that it has now, when that is another one. */
  readonly was: Day | null;
}

/** What the form says about the plan. */
export interface PreviewParts {
  readonly days: readonly SetDay[];
  /** How many steps get a day. */
  readonly count: number;
  /** The steps for which there is little time, with their day. */
  readonly short: readonly { readonly step: StepName; readonly day: Day }[];
  /** True when a step has a day that the person set. */
  readonly hasOwnDays: boolean;
}

/** What a preview offers to open again. */
interface Offered {
  readonly closedSteps: readonly StepName[];
}

/** Returns the closed steps of preparing that the form offers to open again: those of an appointment that is moved. */
export function offeredSteps(preview: Offered | undefined, isMoved: boolean): readonly StepName[] {
  return isMoved ? (preview?.closedSteps ?? []) : [];
}

/** Returns whether a save opens steps of preparing again: only when they were offered for what the form has now. */
export function opensSteps(
  { preview, isCurrent }: { readonly preview: Offered | undefined; readonly isCurrent: boolean },
  { isMoved, isChosen }: { readonly isMoved: boolean; readonly isChosen: boolean },
): boolean {
  return isChosen && isCurrent && offeredSteps(preview, isMoved).length > 0;
}

/**
 * Returns what a preview says about the days of steps, earliest first, and those of one day in the order of the plan; the
 * days that the person set stay, and are not listed.
 */
export function previewParts({ steps }: Pick<Preview, "steps">): PreviewParts {
  const byRule = steps.filter(({ setBy }) => setBy === "RULE").toSorted(byDay);
  const days = byRule.map(({ step, dueOn, previousDueOn }) => ({
    step,
    day: dueOn,
    was: previousDueOn === dueOn ? null : previousDueOn,
  }));
  return {
    days,
    count: days.filter(({ day }) => day !== null).length,
    short: byRule.flatMap(({ step, dueOn, isShort }) => (isShort && dueOn !== null ? [{ step, day: dueOn }] : [])),
    hasOwnDays: steps.some(({ setBy }) => setBy === "PERSON"),
  };
}

/** Orders steps by their days; those without one come last. */
function byDay(a: Preview["steps"][number], b: Preview["steps"][number]): number {
  if (a.dueOn === b.dueOn) return 0;
  if (a.dueOn === null || b.dueOn === null) return a.dueOn === null ? 1 : -1;
  return a.dueOn < b.dueOn ? -1 : 1;
}
