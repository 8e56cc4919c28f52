import type { Day } from "../../lib/days.js";
import { useNow } from "../../lib/useNow.js";
import { hasCome } from "../../plan/appointment/hasCome.js";
import type { JobHunt } from "../../plan/step/optimistic.js";
import { nextAppointment, openAppointments } from "./nextAppointment.js";
import {
  useHuntAppointmentsQuery,
  type Appointment_AppointmentFragment,
} from "../../plan/appointment/appointment.generated.js";

const NONE: readonly Appointment_AppointmentFragment[] = [];

interface CardAppointments {
  /** Those of which nobody said how they went, and those to come; none until they are known. */
  readonly open: readonly Appointment_AppointmentFragment[];
  /** The one that is what is next. */
  readonly next: Appointment_AppointmentFragment | undefined;
  /** The time of that one has come. */
  readonly hasNextCome: boolean;
}

/** Returns the appointments of the open hunt. */
export function useCardAppointments(hunt: JobHunt, today: Day): CardAppointments {
  const { data } = useHuntAppointmentsQuery({ variables: { id: hunt.id } });
  const appointments = data?.jobHunt?.appointments.nodes ?? NONE;
  const now = useNow(appointments.flatMap(({ startsAt }) => startsAt ?? []));
  const open = openAppointments(appointments, now);
  const next = nextAppointment(hunt, open, today);
  return { open, next, hasNextCome: next !== undefined && hasCome(next, now, today) };
}
