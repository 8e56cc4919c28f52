import type { Appointment_AppointmentFragment } from "../../plan/appointment/appointment.generated.js";
import { orderAppointments } from "../../plan/appointment/appointmentOrder.js";

/** Returns the appointments that an open card shows: those of which nobody said how they went, and those to come. */
export function openAppointments(
  appointments: readonly Appointment_AppointmentFragment[],
  now: Date,
): readonly Appointment_AppointmentFragment[] {
  const { held, upcoming } = orderAppointments(appointments, now);
  return [...held.filter(({ outcome }) => outcome === null).toReversed(), ...upcoming];
}
