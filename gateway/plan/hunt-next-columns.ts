import { Appointment } from "../appointment/appointment.entity.js";
import { pickJsonFields, tableOf } from "../database/columns.js";
import type { HuntColumn } from "../jobhunt/hunt-column.js";
import type { JobHunt } from "../jobhunt/job-hunt.entity.js";
import { DEFAULT_TIME_ZONE } from "../jobhunt/person-days.js";
import { appointmentIdSql } from "./other-day.js";

const BRIEF = ["id", "round", "roundNumber", "roundName"] as const satisfies readonly (keyof Appointment)[];

/** What of an appointment that is due comes with its hunt. */
export type DueAppointment = Pick<Appointment, (typeof BRIEF)[number]> & { readonly startsAt: string | null };
/** The fields of an appointment for which that is enough. */
export const DUE_APPOINTMENT_FIELDS: ReadonlySet<string> = new Set(["__typename", ...BRIEF]);

/** A hunt, which some lists read with the time zone of its person, and with its appointments that are due. */
export type JobHuntWithDays = JobHunt & {
  readonly personTimeZone?: string;
  readonly dueAppointments?: readonly DueAppointment[];
};

/** The time zone that says which day it is. */
const TIME_ZONE: HuntColumn = {
  property: "personTimeZone",
  sql: () => `(select coalesce(p.time_zone, '${DEFAULT_TIME_ZONE}') from person p where p.id = $1)`,
  fields: ["next", "nextDueOn", "pausedUntil"],
};

/** Each appointment is looked up by its key, as an embedded database has no statistics. */
const DUE_APPOINTMENTS: HuntColumn = {
  property: "dueAppointments",
  sql: (
    hunt,
  ) => `coalesce((select json_agg(json_build_object(${pickJsonFields(Appointment, "a", [...BRIEF, "startsAt"])}))
    from day_due due
    cross join lateral (select * from ${tableOf(Appointment)} a where a.owner_id = due.owner_id
      and a.id = ${appointmentIdSql("due.day")} and a.deleted_at is null offset 0) as a
    where due.owner_id = ${hunt}.owner_id and due.job_hunt_id = ${hunt}.id), '[]')`,
  fields: ["next"],
};

/** What the resolvers of what is next take from the row of a hunt. */
export const NEXT_COLUMNS: readonly HuntColumn[] = [TIME_ZONE, DUE_APPOINTMENTS];
