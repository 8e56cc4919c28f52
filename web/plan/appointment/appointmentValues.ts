import { isDay } from "../../lib/days.js";
import type { FieldTexts } from "../../lib/useEdited.js";
import type { Appointment_AppointmentFragment } from "./appointment.generated.js";
import type { AppointmentPrefill } from "./appointmentHunt.js";
import { peopleText, personOf } from "./people.js";
import { roundText } from "./rounds.js";

/** The first day that an appointment can have. */
export const FIRST_DAY = "1900-01-01";

/** The last day that an appointment can have. */
export const LAST_DAY = "2200-12-31";

/** The longest appointment, in minutes. */
export const MINUTES_MAX = 1440;

/** The fields of the form, in their order. */
export const FIELD_NAMES = [
  "kind",
  "round",
  "roundName",
  "day",
  "time",
  "minutes",
  "timeZone",
  "repeatedHour",
  "place",
  "url",
  "phone",
  "people",
  "note",
] as const;

/** The name of a field of the form. */
export type FieldName = (typeof FIELD_NAMES)[number];

/** What the form has, each field as text; empty: nothing. */
export type AppointmentValues = FieldTexts<FieldName>;

/** What a form for a new appointment offers before the person chose. */
export interface AppointmentDefaults {
  readonly kind: string;
  readonly round: string;
  readonly timeZone: string;
}

/** Returns an appointment as its form shows it. */
export function valuesOf(appointment: Appointment_AppointmentFragment): AppointmentValues {
  const { kind, day, time, timeZone, repeatedHour, minutes, place, url, phone, note, roundName, contacts } =
    appointment;
  return {
    kind,
    round: roundText(appointment),
    roundName: roundName ?? "",
    day,
    time: time ?? "",
    minutes: minutes === null ? "" : String(minutes),
    timeZone,
    repeatedHour: repeatedHour ?? "",
    place: place ?? "",
    url: url ?? "",
    phone: phone ?? "",
    people: peopleText(contacts.map(personOf)),
    note: note ?? "",
  };
}

/** Returns a new form; type, round and zone stay empty until they are chosen, and follow the defaults. */
export function newValues(prefill: AppointmentPrefill): AppointmentValues {
  return {
    kind: "",
    round: "",
    roundName: "",
    day: "",
    time: "",
    minutes: "",
    timeZone: "",
    repeatedHour: "",
    place: "",
    url: "",
    phone: "",
    people: "",
    note: "",
    ...prefilledValues(prefill),
  };
}

/** Returns the fields that a form for a new appointment was opened with. */
function prefilledValues({ day, time, note, people = [] }: AppointmentPrefill): Partial<AppointmentValues> {
  return {
    ...(day !== undefined && { day }),
    ...(time !== undefined && { time }),
    ...(note !== undefined && note !== "" && { note }),
    ...(people.length > 0 && { people: peopleText(people) }),
  };
}

/** The beginning of the names under which a draft has what its form was opened with. */
const GIVEN = "given.";

/** Returns what a draft keeps of a form: its values, and what it was opened with, by which a later form is compared. */
export function draftValues(values: AppointmentValues, prefill: AppointmentPrefill): Readonly<Record<string, string>> {
  const given = Object.entries(prefilledValues(prefill)).map(([name, text]) => [`${GIVEN}${name}`, text] as const);
  return { ...values, ...Object.fromEntries(given) };
}

/**
 * Returns the values of a form with those of its draft. What a form for a new appointment is opened with is newer than
 * the draft, unless the draft began with it, too; what the draft does not have stays.
 */
export function restoredValues(
  values: AppointmentValues,
  draft: Readonly<Record<string, string>> = {},
  prefill: AppointmentPrefill = {},
): AppointmentValues {
  const kept = FIELD_NAMES.flatMap((name) => (draft[name] === undefined ? [] : [[name, draft[name]] as const]));
  const isNew = values.kind === "";
  const isOwn = (name: FieldName, text: string): boolean => !isNew || text !== "" || `${GIVEN}${name}` in draft;
  const restored = { ...values, ...Object.fromEntries(kept.filter(([name, text]) => isOwn(name, text))) };
  const newer = Object.entries(prefilledValues(prefill)).filter(([name, text]) => text !== draft[`${GIVEN}${name}`]);
  return changedValues(restored, Object.fromEntries(newer));
}

/** Returns the values with the defaults in place of what was not chosen. */
export function withDefaults(values: AppointmentValues, defaults: AppointmentDefaults): AppointmentValues {
  return {
    ...values,
    kind: values.kind || defaults.kind,
    round: values.round || defaults.round,
    timeZone: values.timeZone || defaults.timeZone,
  };
}

/** Returns the values after a change: another day, time or zone has no repeated hour to choose yet. */
export function changedValues(values: AppointmentValues, changed: Partial<AppointmentValues>): AppointmentValues {
  const isMoved = (["day", "time", "timeZone"] as const).some(
    (name) => changed[name] !== undefined && changed[name] !== values[name],
  );
  return { ...values, ...(isMoved && { repeatedHour: "" }), ...changed };
}

/** Returns whether a text is a day that an appointment can have. */
export function isAppointmentDay(text: string): boolean {
  return isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;
}

/** Returns whether a text is a length that an appointment can have, or empty: it is not known. */
export function isMinutes(text: string): boolean {
  return text === "" || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= MINUTES_MAX);
}
