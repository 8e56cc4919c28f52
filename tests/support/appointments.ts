import type { Client } from "./client.js";

/** A changed appointment, and the entry of the log that undoes the change. */
export interface AppointmentChanged {
  readonly id: string;
  readonly logEntryId: string | null;
}

/** The mutations of appointments, each with the type of its input. */
const MUTATIONS = {
  createAppointment: "CreateAppointmentInput",
  updateAppointment: "UpdateAppointmentInput",
  cancelAppointment: "CancelAppointmentInput",
  recordAppointmentOutcome: "RecordAppointmentOutcomeInput",
  deleteAppointment: "AppointmentIdInput",
} as const;

/** Changes an appointment. */
export async function changeAppointment(
  client: Client,
  name: keyof typeof MUTATIONS,
  input: object,
): Promise<AppointmentChanged> {
  const document = `mutation ($input: ${MUTATIONS[name]}!) { changed: ${name}(input: $input) { id logEntryId } }`;
  return (await client.query<{ changed: AppointmentChanged }>(document, { input })).changed;
}

/** Creates an interview on the telephone in a hunt. */
export async function createAppointment(
  client: Client,
  jobHuntId: string,
  day: string,
  more: object = {},
): Promise<AppointmentChanged> {
  return changeAppointment(client, "createAppointment", { jobHuntId, day, kind: "PHONE", ...more });
}
