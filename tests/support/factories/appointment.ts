import type { Database } from "../../../gateway/database/database.js";
import type { Client } from "../client.js";

const FIELDS = `id jobHuntId kind round roundNumber roundName day time timeZone repeatedHour startsAt endsAt minutes place url
  phone note outcome cancelledBy version contacts { id }`;
const CHANGED = `{ id appointment { ${FIELDS} } logEntryId }`;

/** Each change of an appointment, by the name of its operation. */
export const APPOINTMENT_CHANGES = {
  create: `mutation ($input: CreateAppointmentInput!) { changed: createAppointment(input: $input) ${CHANGED} }`,
  update: `mutation ($input: UpdateAppointmentInput!) { changed: updateAppointment(input: $input) ${CHANGED} }`,
  cancel: `mutation ($input: CancelAppointmentInput!) { changed: cancelAppointment(input: $input) ${CHANGED} }`,
  outcome: `mutation ($input: RecordAppointmentOutcomeInput!) { changed: recordAppointmentOutcome(input: $input) ${CHANGED} }`,
  remove: `mutation ($input: AppointmentIdInput!) { changed: deleteAppointment(input: $input) { id logEntryId } }`,
} as const;

const RECORD = `query ($id: ID!) { record(kind: APPOINTMENT, id: $id) { ... on Appointment { ${FIELDS} } } }`;
const ADD_CONTACT = `mutation ($lastName: String) { createContact(input: { lastName: $lastName }) { id } }`;

/** An appointment as a client sees it. */
export interface MadeAppointment {
  readonly id: string;
  readonly day: string;
  readonly time: string | null;
  readonly timeZone: string;
  readonly repeatedHour: string | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly minutes: number | null;
  readonly round: string;
  readonly roundNumber: number | null;
  readonly roundName: string | null;
  readonly place: string | null;
  readonly note: string | null;
  readonly outcome: string | null;
  readonly cancelledBy: string | null;
  readonly version: number;
  readonly contacts: readonly { readonly id: string }[];
}

/** The answer to a change of an appointment. */
export interface AppointmentChanged {
  readonly id: string;
  readonly appointment: MadeAppointment;
  readonly logEntryId: string | null;
}

/** Makes a change of an appointment. */
export async function changeAppointment(
  client: Client,
  change: keyof typeof APPOINTMENT_CHANGES,
  input: object,
): Promise<AppointmentChanged> {
  const { changed } = await client.query<{ changed: AppointmentChanged }>(APPOINTMENT_CHANGES[change], { input });
  return changed;
}

/** Creates an appointment on the telephone, on 1 December 2026 unless another day is given. */
export async function createAppointment(
  client: Client,
  input: { readonly jobHuntId: string } & Readonly<Record<string, unknown>>,
): Promise<AppointmentChanged> {
  return changeAppointment(client, "create", { kind: "PHONE", day: "2026-12-01", ...input });
}

/** Returns an appointment as it is now; null when there is none with that id. */
export async function readAppointment(client: Client, id: string): Promise<MadeAppointment | null> {
  return (await client.query<{ record: MadeAppointment | null }>(RECORD, { id })).record;
}

/** Creates a contact, and returns its id. */
export async function createContact(client: Client, lastName = "Person"): Promise<string> {
  return (await client.query<{ createContact: { id: string } }>(ADD_CONTACT, { lastName })).createContact.id;
}

const FILL = `insert into appointment (owner_id, id, job_hunt_id, kind, round, day, time_zone, dated_at)
  select $1, gen_random_uuid(), $2, 'PHONE', 'INTERVIEW', $3::date, 'UTC', now() from generate_series(1, $4)`;

/** Writes many appointments on one day into a hunt, past its service. */
export async function fillAppointments(
  database: Database,
  { person }: Client,
  { jobHuntId, day, count }: { readonly jobHuntId: string; readonly day: string; readonly count: number },
): Promise<void> {
  await database.query(FILL, [person.id, jobHuntId, day, count]);
}
