import { daysBetween, type Day } from "../../lib/days.js";
import type { Appointment_AppointmentFragment } from "../../plan/appointment/appointment.generated.js";
import { orderAppointments } from "../../plan/appointment/appointmentOrder.js";
import { nextStepOf } from "../../plan/step/huntNext.js";
import type { JobHunt } from "../../plan/step/optimistic.js";

/** The days before an appointment in which it is what is next, although a step has no day. */
const NEAR_DAYS = 7;

/** Returns the appointments that an open card shows: those of which nobody said how they went, and those to come. */
export function openAppointments(
  appointments: readonly Appointment_AppointmentFragment[],
  now: Date,
): readonly Appointment_AppointmentFragment[] {
  const { held, upcoming } = orderAppointments(appointments, now);
  return [...held.filter(({ outcome }) => outcome === null).toReversed(), ...upcoming];
}

/**
 * Returns which of the open appointments is what is next in a hunt: one to come, or else the last that is past; undefined
 * when the next step comes before it, or it is far off.
 */
export function nextAppointment(
  hunt: JobHunt,
  open: readonly Appointment_AppointmentFragment[],
  today: Day,
): Appointment_AppointmentFragment | undefined {
  if (hunt.status !== "ACTIVE") return undefined;
  const first = open.find(({ day }) => day >= today) ?? open.at(-1);
  if (first === undefined || first.day <= today) return first;
  const dueOn = nextStepOf(hunt)?.dueOn ?? null;
  const isNext = dueOn === null ? daysBetween(today, first.day) <= NEAR_DAYS : first.day < dueOn;
  return isNext ? first : undefined;
}
