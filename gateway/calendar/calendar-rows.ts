import type { Appointment } from "../appointment/appointment.entity.js";
import { USUAL_MINUTES } from "./calendar-event.js";
import { appointmentKey } from "../plan/other-day.js";
import type { Day } from "../platform/day.js";

/**
 * A day or a step of a hunt: its key (the day, or the number of the step), its date, its place on it, and when its date
 * changed.
 */
export type DayRow = readonly [key: string, date: Day, place: number, changedAt: string];

/** An appointment of a hunt, with its moments as JSON has them. */
export interface AppointmentRow extends Omit<AppointmentFacts, "startsAt" | "updatedAt"> {
  readonly startsAt: string | null;
  readonly updatedAt: string;
}

type AppointmentFacts = Readonly<
  Pick<
    Appointment,
    | "id"
    | "kind"
    | "round"
    | "roundNumber"
    | "roundName"
    | "day"
    | "time"
    | "timeZone"
    | "repeatedHour"
    | "startsAt"
    | "minutes"
    | "place"
    | "url"
    | "phone"
    | "cancelledBy"
    | "updatedAt"
  >
>;

/** A hunt with its events. */
export interface CalendarJobHuntRow {
  readonly id: string;
  readonly jobHunt: string;
  readonly detailsId: string | null;
  /** The names in the advert, as JSON text; null: there are none that can be read. */
  readonly advert: string | null;
  readonly companyName: string | null;
  readonly linkedCompanies: string | null;
  readonly days: readonly DayRow[];
  readonly appointments: readonly AppointmentRow[];
}

/**
 * The size of a record of an advert, in bytes, up to which names are read from it. A longer one is not opened, and its hunt
 * stands in the calendar under its own name: a thousand of them would take seconds.
 */
const ADVERT_BYTES = 100_000;

/** An appointment has the day of its own time zone, which may be two away from the person's, and ends up to a day later. */
const DAYS_APART = 3;

/**
 * Reads the open hunts with events, their events, and the names in their adverts: one statement. $2: days, $3: steps, $4:
 * appointments, $5: the moment after which an appointment was cancelled that is still shown, $6: the moment and $7: the day,
 * where the person is, of which what has ended before is left out; A hunt and its advert are found
 * by their keys, one by one: without statistics, the planner joins each with each.
 */
export const READ_HUNTS = `with due as materialized (
    select event.job_hunt_id, coalesce(json_agg(event.day) filter (where event.day is not null), '[]') as days,
      coalesce(json_agg(event.appointment) filter (where event.appointment is not null), '[]') as appointments
    from (
      select o.job_hunt_id, json_build_array(o.day, o.due_on, o.place, o.changed_at) as day, null::json as appointment
      from day_due o where o.owner_id = $1 and o.due_on >= $7 and $2::boolean and o.day not like '${appointmentKey("%")}'
      union all
      select s.job_hunt_id, json_build_array(s.step::text, s.due_on, s.place, s.changed_at), null from step_due s
      where s.owner_id = $1 and s.list is not null and s.due_on >= $7 and $3::boolean
      union all
      select a.job_hunt_id, null, json_build_object('id', a.id, 'kind', a.kind, 'round', a.round, 'roundNumber', a.round_number,
        'roundName', a.round_name, 'day', a.day, 'time', a.time, 'timeZone', a.time_zone, 'repeatedHour', a.repeated_hour,
        'startsAt', a.starts_at, 'minutes', a.minutes, 'place', a.place, 'url', a.url, 'phone', a.phone,
        'cancelledBy', a.cancelled_by, 'updatedAt', a.updated_at)
      from appointment a where a.owner_id = $1 and a.deleted_at is null and $4::boolean
        and (a.cancelled_by is null or a.updated_at > $5)
        and a.day >= $7::date - ${DAYS_APART} and case when a.starts_at is null then a.day >= $7
          else a.starts_at + make_interval(mins => coalesce(a.minutes, ${USUAL_MINUTES})) > $6 end
    ) as event group by event.job_hunt_id)
  select hunt.*, advert.*, due.days, due.appointments,
    (select string_agg(c.name, ' ') from link l join company c on c.owner_id = l.owner_id and c.id = l.company_id
      where l.owner_id = $1 and l.job_hunt_id = hunt.id and l.deleted_at is null) as "linkedCompanies"
  from due
  cross join lateral (select h.id, h.name as "jobHunt" from job_hunt h
    where h.owner_id = $1 and h.id = due.job_hunt_id and h.deleted_at is null and h.status = 'ACTIVE' limit 1) as hunt
  left join lateral (select d.id as "detailsId", d.company_name as "companyName",
      case when octet_length(d.data) <= ${ADVERT_BYTES} then advert_names(d.data) end as advert
    from job_details d where d.owner_id = $1 and d.job_hunt_id = hunt.id and d.deleted_at is null limit 1) as advert on true`;
