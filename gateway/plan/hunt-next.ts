import { toReason } from "../jobhunt/due-reason.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import type { Step } from "../jobhunt/phase.js";
import { isShown, type PlannedRow } from "../jobhunt/planned-row.js";
import { stepAt } from "../jobhunt/step-at.js";
import { isOpenStatus, WEEKLY_STEP } from "../jobhunt/step-days.js";
import { JobHuntStatus, StepStatus, type StepName } from "../jobhunt/workflow.js";
import type { Day } from "../platform/day.js";
import { hintOf, kindOf } from "./due-item.js";
import type { JobHuntWithDays } from "./hunt-next-columns.js";
import { HuntNextKind, type HuntNext } from "./hunt-next.types.js";
import { appointmentIdOf, type DayKey } from "./other-day.js";
import { stepOrder } from "./scenario-steps.js";

/** What is next, without what only some kinds have. */
const NOTHING = { step: null, day: null, isLate: false, hint: null, appointmentId: null } as const;

/**
 * Returns what is next in a hunt on a day, from its stored plan: that its phase is complete, else that it is paused, else the
 * first of what Today shows of it on any day, else an open step without a day. Null in an ended hunt, and in one in the trash.
 */
export function nextOf(hunt: JobHuntWithDays, today: Day): HuntNext | null {
  if (hunt.status !== JobHuntStatus.ACTIVE || hunt.deletedAt !== null) return null;
  const first = hunt.planned.find((row) => isShown(row, today));
  const day = first?.dueOn ?? null;
  if (hunt.progress.isComplete) return { ...NOTHING, kind: HuntNextKind.COMPLETE, day };
  if (hunt.pausedUntil !== null && hunt.pausedUntil > today) return { ...NOTHING, kind: HuntNextKind.PAUSED, day };
  if (first !== undefined) return dueNext(first, hunt, today);
  const step = undatedStep(hunt);
  return step === undefined ? null : { ...NOTHING, kind: HuntNextKind.STEP, step };
}

function dueNext({ number, day: name, dueOn, setBy }: PlannedRow, hunt: JobHuntWithDays, today: Day): HuntNext {
  const day = name as DayKey | null; // written by the plan, which has no other names
  const step = number === null ? null : (stepAt(number)?.name ?? null);
  const kind = HuntNextKind[kindOf(day)];
  const appointmentId = day === null ? null : appointmentIdOf(day);
  return {
    kind,
    step,
    day: dueOn,
    isLate: kind === HuntNextKind.DEADLINE && dueOn < today,
    hint: toReason(hintOf({ kind: day === null ? "STEP" : "DAY", day, dueOn, setBy }, step, hunt, today)),
    appointmentId,
    dueAppointment: appointmentId === null ? undefined : hunt.dueAppointments?.find(({ id }) => id === appointmentId),
  };
}

/**
 * Returns the step to go on with where nothing has a day: the one that has been open the longest, as in Today, else the first of
 * the phase that is open, else the first that was not done; undefined in a phase that is complete.
 */
function undatedStep(hunt: JobHunt): StepName | undefined {
  const inPhase = hunt.phases.find(({ name }) => name === hunt.currentPhase)?.steps ?? [];
  const all = [...hunt.phases.flatMap(({ steps }) => steps), ...hunt.wholeHuntSteps];
  const [opened] = all
    .filter(({ name, status }) => status === StepStatus.ACTIVE && name !== WEEKLY_STEP)
    .sort((one, other) => openedAt(one) - openedAt(other) || one.number - other.number);
  if (opened !== undefined) return opened.name;
  const order = stepOrder(hunt.scenario);
  const inOrder = inPhase.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const isNotDone = ({ status }: Step): boolean => status === StepStatus.NOT_DONE;
  return (inOrder.find(({ status }) => isOpenStatus(status)) ?? inOrder.find(isNotDone))?.name;
}

function openedAt({ changedAt }: Step): number {
  return changedAt?.getTime() ?? 0;
}
