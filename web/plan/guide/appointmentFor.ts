import { daysBetween, type Day } from "../../lib/days.js";
import type { StepName } from "../../schema.generated.js";
import type { Appointment_AppointmentFragment } from "../appointment/appointment.generated.js";

/** The steps that are about an appointment: those of the phase INTERVIEWING. */
const STEPS: ReadonlySet<StepName> = new Set<StepName>([
  "ACCEPTING_INTERVIEW",
  "UNDERSTANDING_THE_INTERVIEW",
  "RESEARCH_FOR_THE_INTERVIEW",
  "PREPARE_FOR_INTERVIEW_2_DAYS_BEFORE",
  "PREPARE_1_DAY_BEFORE",
  "DAY_OF_THE_INTERVIEW",
]);

/** The days after an appointment in which one thanks for it. */
const THANKS_DAYS = 2;

/** Returns whether a step is about an appointment. */
export function isAboutAppointment(step: StepName): boolean {
  return STEPS.has(step);
}

/**
 * Returns the appointment of a hunt that a step is about; null for none, and for other steps. One prepares for the next
 * one whose outcome is not known, and, when all are past, for the last of these. The step of the day itself is about the
 * last one that has come, while its outcome is not known, and for two days more, in which one thanks for it.
 */
export function appointmentFor<
  A extends Pick<Appointment_AppointmentFragment, "day" | "time" | "outcome" | "cancelledBy">,
>(appointments: readonly A[], step: StepName, today: Day): A | null {
  if (!isAboutAppointment(step)) return null;
  const taking = appointments.filter(({ cancelledBy }) => cancelledBy === null).toSorted(byBeginning);
  const come = taking.filter(({ day }) => day <= today);
  const open = taking.filter(({ outcome }) => outcome === null);
  const next = open.find(({ day }) => day >= today) ?? open.at(-1) ?? null;
  if (step !== "DAY_OF_THE_INTERVIEW") return next;
  const last = come.at(-1);
  const isFresh = last !== undefined && (last.outcome === null || daysBetween(last.day, today) <= THANKS_DAYS);
  return isFresh ? last : (next ?? last ?? null);
}

type Beginning = Pick<Appointment_AppointmentFragment, "day" | "time">;

function byBeginning(one: Beginning, other: Beginning): number {
  return one.day.localeCompare(other.day) || (one.time ?? "").localeCompare(other.time ?? "");
}
