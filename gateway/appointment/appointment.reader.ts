import { pickJsonFields } from "../database/columns.js";
import type { Database } from "../database/database.js";
import { liveRecords, PagesOfMany, type ListOfMany } from "../database/pages-of-many.js";
import { genericPlan } from "../database/generic-plan.js";
import { Contact } from "../contact/contact.entity.js";
import { partsOfHunts } from "../jobhunt/parts/part-lists.js";
import type { Appointment } from "./appointment.entity.js";
import { APPOINTMENT_RECORD } from "./appointment.record.js";

/** The people at an appointment, in the order in which they were named, without those in the trash. */
const PEOPLE = `from appointment_contact there
  join contact c on c.owner_id = there.owner_id and c.id = there.contact_id and c.deleted_at is null`;

const NAMED = [
  "id",
  "salutation",
  "firstName",
  "middleNames",
  "lastName",
  "role",
] as const satisfies readonly (keyof Contact)[];
/** What of a contact comes with an appointment. */
export type NamedContact = Pick<Contact, (typeof NAMED)[number]>;
/** The fields of a contact for which that is enough. */
export const NAMED_FIELDS: ReadonlySet<string> = new Set(["__typename", ...NAMED]);

/** An appointment, which lists read with the people there. */
export type ListedAppointment = Appointment & { readonly people?: readonly NamedContact[] };

/** Returns SQL for the people at an appointment, of which `appointment` is the alias. */
export function peopleSql(appointment: string): string {
  return `coalesce((select json_agg(json_build_object(${pickJsonFields(Contact, "c", NAMED)}) order by there.place) ${PEOPLE}
    where there.owner_id = ${appointment}.owner_id and there.appointment_id = ${appointment}.id), '[]')`;
}

/** The appointments of hunts, in the order in which they begin: one whose time is not known before the others of its day. */
const OF_JOB_HUNTS: ListOfMany<ListedAppointment> = partsOfHunts<ListedAppointment>(APPOINTMENT_RECORD, {
  order: [
    ["day", "date"],
    ["time", "text"],
    ["id", "uuid"],
  ],
  direction: "asc",
  computed: { people: peopleSql("r") },
});

/** The appointments with contacts, without those of hunts in the trash. */
const WITH_CONTACTS: ListOfMany<ListedAppointment> = {
  ...OF_JOB_HUNTS,
  sources: liveRecords(Contact),
  rows: `from appointment_contact there
    join appointment r on r.owner_id = there.owner_id and r.id = there.appointment_id
    join job_hunt h on h.owner_id = r.owner_id and h.id = r.job_hunt_id and h.deleted_at is null
    where there.owner_id = $1 and there.contact_id = source.id and r.owner_id = $1 and r.deleted_at is null`,
};

/** Reads the appointments of many records with a fixed number of statements; a hunt in the trash has none. */
export class AppointmentReader {
  readonly ofJobHunts: PagesOfMany<ListedAppointment>;
  readonly withContacts: PagesOfMany<ListedAppointment>;

  constructor(private readonly database: Database) {
    this.ofJobHunts = new PagesOfMany(database, OF_JOB_HUNTS);
    this.withContacts = new PagesOfMany(database, WITH_CONTACTS);
  }

  /** Returns the people at each of many appointments, in the given order; those in the trash are left out. */
  async contactIdsOf(ownerId: string, ids: readonly string[]): Promise<string[][]> {
    const rows = await this.database.queryOwned<{ appointmentId: string; contactIds: string[] }>(
      ownerId,
      genericPlan(`select there.appointment_id as "appointmentId", array_agg(there.contact_id order by there.place) as "contactIds"
       ${PEOPLE} where there.owner_id = $1 and there.appointment_id = any($2::uuid[]) group by there.appointment_id`),
      [ids],
    );
    const people = new Map(rows.map(({ appointmentId, contactIds }) => [appointmentId, contactIds]));
    return ids.map((id) => people.get(id) ?? []);
  }
}
