import { dayAt } from "../../lib/days.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";

type Placed = Pick<Appointment_AppointmentFragment, "id" | "day" | "startsAt" | "timeZone" | "outcome" | "cancelledBy">;

/** The appointments of a hunt in three groups. */
export interface OrderedAppointments<A> {
  /** The next one first. */
  readonly upcoming: readonly A[];
  /** Those that are past or took place; the last one first. */
  readonly held: readonly A[];
  /** The last one first. */
  readonly cancelled: readonly A[];
}

/** Returns whether an appointment is over at a moment: it began, or, without a time, its day is past where it is. */
export function isPast({ day, startsAt, timeZone }: Pick<Placed, "day" | "startsAt" | "timeZone">, now: Date): boolean {
  return startsAt === null ? day < dayAt(now, timeZone) : Date.parse(startsAt) <= now.getTime();
}

/** Returns appointments as a list shows them at a moment: those to come, those that were held, those that were cancelled. */
export function orderAppointments<A extends Placed>(appointments: readonly A[], now: Date): OrderedAppointments<A> {
  const ascending = appointments.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)) || a.id.localeCompare(b.id));
  const isHeld = (one: A): boolean => one.outcome !== null || isPast(one, now);
  const taking = ascending.filter(({ cancelledBy }) => cancelledBy === null);
  return {
    upcoming: taking.filter((one) => !isHeld(one)),
    held: taking.filter(isHeld).toReversed(),
    cancelled: ascending.filter(({ cancelledBy }) => cancelledBy !== null).toReversed(),
  };
}

/** Returns the next appointment that takes place after one has its outcome; undefined when there is none. */
export function appointmentAfter<A extends Placed>(appointments: readonly A[], id: string, now: Date): A | undefined {
  return orderAppointments(appointments, now).upcoming.find((other) => other.id !== id);
}

/** The longest time until appointments are ordered again, in milliseconds: days begin, and a device sleeps. */
const NAP_MS = 600_000;

/** Returns the milliseconds until an appointment begins, or may have become past. */
export function untilNextChange(appointments: readonly Pick<Placed, "startsAt">[], now: Date): number {
  const rests = appointments.flatMap(({ startsAt }) =>
    startsAt === null ? [] : [Date.parse(startsAt) - now.getTime()],
  );
  return Math.min(NAP_MS, ...rests.filter((rest) => rest > 0));
}

/** One without a time stands before the others of its day. */
function orderOf({ day, startsAt, timeZone }: Placed): string {
  return startsAt === null ? day : `${dayAt(new Date(startsAt), timeZone)} ${startsAt}`;
}
