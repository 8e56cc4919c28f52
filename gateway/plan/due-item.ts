import { Appointment } from "../appointment/appointment.entity.js";
import type { ListedAppointment } from "../appointment/appointment.reader.js";
import { fromJsonRow } from "../database/columns.js";
import type { AdvertLines } from "../jobdetails/hunt-advert.js";
import type { DueReason } from "../jobhunt/due-reason.js";
import { toReason } from "../jobhunt/due-reason.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { DueSetBy } from "../jobhunt/step-days.js";
import { StepName } from "../jobhunt/workflow.js";
import { stepAt } from "../jobhunt/step-at.js";
import type { KnownEmployer } from "../link/linked.reader.js";
import { daysBetween, type Day } from "../platform/day.js";
import { STEPS_UNTIL_SENT, WAITING_STEPS } from "./due-rules.js";
import { appointmentIdOf, isOtherDay, type DayKey, type OtherDay } from "./other-day.js";
import { DueItemKind, type DueItem } from "./today.types.js";

/** From this number of days on, silence is worth a word. */
const QUIET_DAYS = 3;

/** What is read of the hunt of each row. */
export const DUE_HUNT = [
  "id",
  "name",
  "status",
  "currentPhase",
  "noteGuid",
  "version",
  "quietSince",
  "deadline",
  "answerBy",
  "signBy",
] as const satisfies readonly (keyof JobHunt)[];

/** A hunt as it is read for a row. */
export type DueHunt = Pick<JobHunt, (typeof DUE_HUNT)[number]> & {
  /** Null: none is known; absent: it was not read. */
  readonly employer?: KnownEmployer | null;
  /** Null: none was captured; absent: it was not read. */
  readonly advert?: AdvertLines | null;
};

/** What is due, as it is read: a step, another day, or the journal. */
export interface DueRow {
  readonly kind: "STEP" | "DAY" | "JOURNAL";
  /** The number of the step; null unless it is one. */
  readonly number: number | null;
  /** Null unless it is such a day. */
  readonly day: DayKey | null;
  readonly dueOn: Day | null;
  /** When the appointment begins; null without a time, and unless it is one. */
  readonly startsAt: Date | null;
  /** The appointment; absent and null: it was not read, or it is none. */
  readonly appointment?: ListedAppointment | null;
  readonly setBy: DueSetBy | null;
}

const DEADLINES: ReadonlySet<DayKey> = new Set<DayKey>(["APPLY", "ANSWER", "SIGN"]);
const OFFER_STEPS: ReadonlySet<StepName> = new Set([
  StepName.RECEIVED_OFFER,
  StepName.OFFER_THANKS,
  StepName.ACCEPT_OFFER,
  StepName.OFFER_LEGITIMACY,
  StepName.OFFER_ACCEPTANCE,
]);
const CONTRACT_STEPS: ReadonlySet<StepName> = new Set([StepName.CONTRACT_VALIDITY, StepName.SIGN_AND_RETURN_OFFER]);

/** The hint of each day that no step has; an appointment speaks for itself. */
const DAY_HINTS: Readonly<Record<OtherDay, string>> = {
  APPLY: "lastDayToApply",
  ANSWER: "answerBy",
  SIGN: "signBy",
  MY_PROMISE: "youPromised",
  THEIR_PROMISE: "theyPromised",
  AFTER_INTERVIEW: "noNewsSinceInterview",
};

/** Returns a row of Today. */
export function toDueItem(row: DueRow, jobHunt: DueHunt, today: Day): DueItem {
  const step = row.kind === "JOURNAL" ? StepName.JOURNAL_YOUR_JOB_HUNT : stepOf(row);
  return {
    id: row.kind === "JOURNAL" ? "JOURNAL" : `${jobHunt.id}:${row.day ?? String(row.number)}`,
    kind: row.kind === "JOURNAL" ? DueItemKind.JOURNAL : kindOf(row.day),
    hunt: jobHunt,
    step,
    dueOn: row.dueOn,
    startsAt: row.startsAt,
    appointmentId: row.day === null ? null : appointmentIdOf(row.day),
    readAppointment: row.appointment == null ? undefined : fromJsonRow(Appointment, row.appointment),
    hint: toReason(hintOf(row, step, jobHunt, today)),
    version: jobHunt.version,
  };
}

function stepOf({ number }: DueRow): StepName | null {
  return number === null ? null : (stepAt(number)?.name ?? null);
}

/** Returns the kind of a row of a plan by the name of its day; null as the name: it is a step. */
export function kindOf(day: DayKey | null): Exclude<DueItemKind, DueItemKind.JOURNAL> {
  if (day === null) return DueItemKind.STEP;
  if (appointmentIdOf(day) !== null) return DueItemKind.APPOINTMENT;
  return DEADLINES.has(day) ? DueItemKind.DEADLINE : DueItemKind.PROMISE;
}

/** Returns what to know about something that is due; null for nothing more. `step` is null unless it is one. */
export function hintOf(
  { kind, day, dueOn, setBy }: Pick<DueRow, "kind" | "day" | "dueOn" | "setBy">,
  step: StepName | null,
  hunt: Pick<JobHunt, "quietSince" | "deadline" | "answerBy" | "signBy">,
  today: Day,
): DueReason | null {
  if (kind === "JOURNAL") return { key: "journal", facts: {} };
  if (day !== null) return dayHint(day, dueOn);
  if (step === null) return null;
  const { quietSince, deadline, answerBy, signBy } = hunt;
  if (WAITING_STEPS.has(step) && quietSince !== null) {
    const quietDays = daysBetween(quietSince, today);
    if (quietDays >= QUIET_DAYS) return { key: "noNews", facts: { days: String(quietDays), since: quietSince } };
  }
  if (STEPS_UNTIL_SENT.has(step) && deadline !== null) return { key: "lastDayToApply", facts: { on: deadline } };
  if (OFFER_STEPS.has(step) && answerBy !== null) return { key: "answerBy", facts: { on: answerBy } };
  if (CONTRACT_STEPS.has(step) && signBy !== null) return { key: "signBy", facts: { on: signBy } };
  return setBy === DueSetBy.PERSON ? { key: "setByYou", facts: {} } : null;
}

function dayHint(day: DayKey, dueOn: Day | null): DueReason | null {
  const hint = isOtherDay(day) ? DAY_HINTS[day] : null;
  return hint === null ? null : { key: hint, facts: dueOn === null ? {} : { on: dueOn } };
}
