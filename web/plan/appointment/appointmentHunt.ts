import type { Day } from "../../lib/days.js";
import type { Person } from "./people.js";

/** The hunt that an appointment belongs to. */
export interface AppointmentHunt {
  readonly id: string;
  readonly name: string;
  readonly noteGuid: string;
}

/** What a form for a new appointment begins with, such as the day and time that were read from a note. */
export interface AppointmentPrefill {
  readonly day?: Day | undefined;
  /** `HH:MM`. */
  readonly time?: string | undefined;
  readonly note?: string | undefined;
  readonly people?: readonly Person[] | undefined;
  /** Identifies the call from which these were read, so that what was typed about one call is no draft about another. */
  readonly call?: string | undefined;
}
