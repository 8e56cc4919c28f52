import { dayIn, minuteIn, type Day } from "../platform/day.js";
import type { AppointmentFact } from "./plan-facts.js";

/** The length of an appointment that names none. */
export const USUAL_MINUTES = 60;
const MINUTE_MS = 60_000;
/** The place of an appointment at midnight: what has a time comes before all else that is due on its day. */
const MIDNIGHT = -1440;

/** An appointment as it is written down. */
export interface WrittenAppointment extends Pick<
  AppointmentFact,
  "id" | "startsAt" | "writtenAt" | "datedAt" | "isCancelled" | "hasOutcome"
> {
  /** The day in its own time zone. */
  readonly day: Day;
  readonly minutes: number | null;
}

/** Returns an appointment as a person in a time zone has it: one without a time has its own day everywhere. */
export function appointmentFact({ day, minutes, ...written }: WrittenAppointment, timeZone: string): AppointmentFact {
  const { startsAt, writtenAt, datedAt } = written;
  return {
    ...written,
    on: startsAt === null ? day : dayIn(timeZone, startsAt),
    knownOn: dayIn(timeZone, datedAt),
    writtenOn: dayIn(timeZone, writtenAt),
    minuteOfDay: startsAt === null ? null : minuteIn(timeZone, startsAt),
    endsAt: startsAt === null || minutes === null ? null : minutesAfter(startsAt, minutes),
  };
}

/** An appointment with its order among what is due on one day. */
export interface PlacedAppointment {
  readonly appointment: AppointmentFact;
  readonly place: number;
}

/**
 * Returns appointments in the order given, that in which they begin, with their places: one without a time comes first, others
 * by their time. No two of a day have the same place, so that a page can begin after each of them.
 */
export function placed(appointments: readonly AppointmentFact[]): readonly PlacedAppointment[] {
  return appointments.reduceRight<readonly PlacedAppointment[]>((following, appointment) => {
    const [next] = following;
    const isBefore = next?.appointment.on === appointment.on;
    const place = isBefore ? Math.min(placeOf(appointment), next.place - 1) : placeOf(appointment);
    return [{ appointment, place }, ...following];
  }, []);
}

/** Returns the appointments that were not cancelled, in the order in which they begin. */
export function keptAppointments(appointments: readonly AppointmentFact[]): readonly AppointmentFact[] {
  return appointments.filter(({ isCancelled }) => !isCancelled).toSorted(byBeginning);
}

/** Returns those of the kept appointments that are still to be held, or of which nobody said how they went. */
export function openAppointments(kept: readonly AppointmentFact[]): readonly AppointmentFact[] {
  return kept.filter((appointment, place) => !isOver(appointment, kept.slice(place + 1)));
}

/**
 * Returns the one of the open appointments that the plan prepares for: the first that was known before its day was past, as
 * one that is only added as held takes nothing over; the first of all when there is no such one; undefined for none.
 */
export function preparedAppointment(open: readonly AppointmentFact[]): AppointmentFact | undefined {
  return open.find(isAhead) ?? open[0];
}

/** Returns whether an appointment was known no later than on its day, so that it could be prepared for. */
export function isAhead({ on, knownOn }: AppointmentFact): boolean {
  return knownOn <= on;
}

/** An appointment is over when its outcome is known, or when one that follows it was written down after its end. */
function isOver(appointment: AppointmentFact, following: readonly AppointmentFact[]): boolean {
  return appointment.hasOutcome || following.some((next) => wasWrittenAfter(next, appointment));
}

function wasWrittenAfter({ writtenAt, writtenOn }: AppointmentFact, other: AppointmentFact): boolean {
  const { startsAt, endsAt, on } = other;
  if (startsAt === null) return writtenOn > on;
  return writtenAt >= (endsAt ?? minutesAfter(startsAt, USUAL_MINUTES));
}

/** Returns the moment so many minutes later; a negative number is earlier. */
export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * MINUTE_MS);
}

function placeOf({ minuteOfDay }: AppointmentFact): number {
  return MIDNIGHT + (minuteOfDay ?? -1);
}

/** Orders by moments, not by the times of the day: clocks that go back have an hour twice. */
function byBeginning(one: AppointmentFact, other: AppointmentFact): number {
  if (one.on !== other.on) return one.on < other.on ? -1 : 1;
  const [first, second] = [beginningOf(one), beginningOf(other)];
  if (first !== second) return first < second ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** Returns the moment in milliseconds; one without a time comes before all others of its day. */
function beginningOf({ startsAt }: AppointmentFact): number {
  return startsAt?.getTime() ?? Number.NEGATIVE_INFINITY;
}
