import type { Database } from "../database/database.js";
import { fromJobData } from "../jobdetails/job-data.js";
import type { Day } from "../platform/day.js";
import type { Logger } from "../platform/logger.js";
import type { CalendarFeed } from "./calendar-feed.entity.js";
import { DEFAULT_LANGUAGE, knownLanguage } from "./calendar-language.js";
import { eventTitle, jobWithEmployer, neutralJob, type NamedJob } from "./event-titles.js";

/** A day in a person's calendar. */
export interface CalendarDay {
  /** The same as long as it is the same day of the same hunt, whenever it is. */
  readonly id: string;
  readonly date: Day;
  readonly title: string;
  /** When its date changed. */
  readonly changedAt: Date;
}

/** What a calendar contains. */
export type CalendarContents = Pick<CalendarFeed, "includesEmployers" | "includesDays" | "includesSteps">;

/** What a calendar contains, and the language of its titles. */
export type CalendarSettings = CalendarContents & Pick<CalendarFeed, "language">;

/** The key of an event in its hunt (the day, or the number of the step), its date, its place on it, and its change. */
type EventRow = readonly [key: string, date: Day, place: number, changedAt: string];

/** A hunt with its events. */
interface HuntRow {
  readonly id: string;
  readonly jobHunt: string;
  readonly detailsId: string | null;
  /** The names in the advert, as JSON text; null: there are none that can be read. */
  readonly advert: string | null;
  readonly companyName: string | null;
  readonly linkedCompanies: string | null;
  readonly events: readonly EventRow[];
}

/** An event with what it is sorted by. */
interface PlacedDay extends CalendarDay {
  readonly place: number;
}

const EVERYTHING: CalendarSettings = {
  includesEmployers: true,
  includesDays: true,
  includesSteps: true,
  language: DEFAULT_LANGUAGE,
};

/**
 * The size of a record of an advert, in bytes, up to which names are read from it. A longer one is not opened, and its hunt
 * stands in the calendar under its own name: a thousand of them would take seconds.
 */
const ADVERT_BYTES = 100_000;

/** The day whose event had the id of the advert before other days were in the calendar. */
const FIRST_DAY = "APPLY";

/**
 * Reads open hunts with what is due in them, and the names in their adverts: one statement. $2: days, $3: steps. A hunt and its
 * advert are found by their keys, one by one: without statistics, the planner joins each with each.
 */
const READ = `with due as materialized (
    select event.job_hunt_id, json_agg(json_build_array(event.key, event.due_on, event.place, event.changed_at)) as events
    from (
      select o.job_hunt_id, o.day as key, o.due_on, o.place, o.changed_at from day_due o where o.owner_id = $1 and $2::boolean
      union all
      select s.job_hunt_id, s.step::text, s.due_on, s.place, s.changed_at from step_due s
      where s.owner_id = $1 and s.list is not null and s.due_on is not null and $3::boolean
    ) as event group by event.job_hunt_id)
  select hunt.*, advert.*, due.events,
    (select string_agg(c.name, ' ') from link l join company c on c.owner_id = l.owner_id and c.id = l.company_id
      where l.owner_id = $1 and l.job_hunt_id = hunt.id and l.deleted_at is null) as "linkedCompanies"
  from due
  cross join lateral (select h.id, h.name as "jobHunt" from job_hunt h
    where h.owner_id = $1 and h.id = due.job_hunt_id and h.deleted_at is null and h.status = 'ACTIVE' limit 1) as hunt
  left join lateral (select d.id as "detailsId", d.company_name as "companyName",
      case when octet_length(d.data) <= ${ADVERT_BYTES} then advert_names(d.data) end as advert
    from job_details d where d.owner_id = $1 and d.job_hunt_id = hunt.id and d.deleted_at is null limit 1) as advert on true`;

/** The days of a person's hunts: those that others set, promises, and the steps that are due. */
export class CalendarService {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /**
   * Returns every such day, in their order. Unless employers are included, no title holds a word of the employer's or the
   * agency's name.
   */
  async days(ownerId: string, settings: CalendarSettings = EVERYTHING): Promise<CalendarDay[]> {
    const { includesEmployers, includesDays, includesSteps } = settings;
    const language = knownLanguage(settings.language);
    const hunts = await this.database.queryOwned<HuntRow>(ownerId, READ, [includesDays, includesSteps]);
    const jobOf = includesEmployers ? jobWithEmployer : neutralJob;
    const days = hunts.flatMap((hunt) => {
      const job = jobOf({ ...hunt, advert: this.namesIn(hunt) }, language);
      return hunt.events.map(([key, date, place, changedAt]): PlacedDay => ({
        id: key === FIRST_DAY && hunt.detailsId !== null ? hunt.detailsId : `${hunt.id}-${key}`,
        date,
        place,
        title: eventTitle(key, job, language),
        changedAt: new Date(changedAt),
      }));
    });
    return days.sort(byDate);
  }

  private namesIn({ id, advert, companyName: column }: HuntRow): NamedJob["advert"] {
    const { jobTitle, companyName, recruitmentAgency } = fromJobData(advert ?? "{}", this.logger, id);
    return { jobTitle, companyName: companyName ?? column, recruitmentAgency };
  }
}

function byDate(one: PlacedDay, other: PlacedDay): number {
  return compare(one.date, other.date) || one.place - other.place || compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
