import { useNow } from "../../lib/useNow.js";
import {
  useHuntAppointmentsQuery,
  type Appointment_AppointmentFragment,
} from "../../plan/appointment/appointment.generated.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { openAppointments } from "./openAppointments.js";

const NONE: readonly Appointment_AppointmentFragment[] = [];

/**
 * Returns the appointments of the open hunt of which nobody said how they went, and those to come; none until they are known.
 */
export function useCardAppointments(hunt: JobHunt): readonly Appointment_AppointmentFragment[] {
  const { data } = useHuntAppointmentsQuery({ variables: { id: hunt.id } });
  const appointments = data?.jobHunt?.appointments.nodes ?? NONE;
  const now = useNow(appointments.flatMap(({ startsAt }) => startsAt ?? []));
  return openAppointments(appointments, now);
}
