/** The days in a plan that no step has. */
export const OTHER_DAYS = ["APPLY", "ANSWER", "SIGN", "MY_PROMISE", "THEIR_PROMISE", "AFTER_INTERVIEW"] as const;
/** The name of such a day. */
export type OtherDay = (typeof OTHER_DAYS)[number];

const APPOINTMENT = "APPOINTMENT ";
/** The name of a day that no step has: one of those that a hunt has once, or that of an appointment by its id. */
export type DayKey = OtherDay | `${typeof APPOINTMENT}${string}`;

/** Returns whether a day is one of those that a hunt has once. */
export function isOtherDay(key: DayKey): key is OtherDay {
  return appointmentIdOf(key) === null;
}

/** Returns the name of the day of an appointment. */
export function appointmentKey(id: string): DayKey {
  return `${APPOINTMENT}${id}`;
}

/** Returns SQL for the id of the appointment whose day has the name in a column; null for every other day. */
export function appointmentIdSql(column: string): string {
  return `case when ${column} like '${APPOINTMENT}%' then substr(${column}, ${APPOINTMENT.length + 1})::uuid end`;
}

/** Returns the id of the appointment whose day has this name; null for every other day. */
export function appointmentIdOf(key: DayKey): string | null {
  return key.startsWith(APPOINTMENT) ? key.slice(APPOINTMENT.length) : null;
}
