import type { AppointmentKind } from "../appointment/appointment-enums.js";
import type { Day } from "../platform/day.js";

/** The length of an appointment whose length is not known: an event without one would take no time. */
export const USUAL_MINUTES = 60;

/** An event in a person's calendar. */
export interface CalendarEvent {
  /** The same as long as it is the same day, step or appointment of the same hunt, whenever it is. */
  readonly id: string;
  readonly date: Day;
  readonly title: string;
  /** When its date, or anything of its appointment, changed. */
  readonly changedAt: Date;
  /** Null: the event is a day that others set, a promise, or a step. */
  readonly appointment: CalendarAppointment | null;
}

/** What the event of an appointment says besides its title and its day. */
export interface CalendarAppointment {
  readonly kind: AppointmentKind;
  /** When it begins; null while that is not known, so that it takes the whole day. */
  readonly start: AppointmentStart | null;
  /** Its length; null when it is not known. */
  readonly minutes: number | null;
  readonly place: string | null;
  readonly url: string | null;
  /** How it takes place, its address and its telephone number, one a line. */
  readonly description: string;
  readonly isCancelled: boolean;
}

/** When an appointment begins. */
export interface AppointmentStart {
  /** The time of day in its time zone, `HH:MM`. */
  readonly time: string;
  readonly timeZone: string;
  readonly moment: Date;
  /** True: its time comes twice on its day, so that only the moment tells which of the two is meant. */
  readonly isRepeated: boolean;
}
