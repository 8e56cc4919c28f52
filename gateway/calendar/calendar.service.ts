import type { Database } from "../database/database.js";
import { fromJobData } from "../jobdetails/job-data.js";
import type { Logger } from "../logger.js";

/** A day in a person's calendar. */
export interface CalendarDay {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly title: string;
  readonly changedAt: Date;
}

interface DetailsRow {
  readonly id: string;
  readonly data: string;
  readonly updatedAt: Date;
  readonly jobHunt: string;
}

/** The days until when a person has to apply, as far as the adverts of running hunts say so. */
export class CalendarService {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /** Every such day, in their order. */
  async days(ownerId: string): Promise<CalendarDay[]> {
    const rows = await this.database.query<DetailsRow>(
      `select d.id, d.data, d.updated_at as "updatedAt", h.name as "jobHunt"
       from job_details d join job_hunt h on h.owner_id = d.owner_id and h.id = d.job_hunt_id
       where d.owner_id = $1 and d.deleted_at is null and h.deleted_at is null and h.status = 'ACTIVE'`,
      [ownerId],
    );
    const days = rows.flatMap(({ id, data, updatedAt, jobHunt }) => {
      const { applicationDeadline, jobTitle, companyName } = fromJobData(data, this.logger, id);
      if (applicationDeadline === null || !isDay(applicationDeadline)) return [];
      const job = [jobTitle ?? jobHunt, companyName].filter((part) => part !== null).join(", ");
      return [{ id, date: applicationDeadline, title: `Apply by today: ${job}`, changedAt: updatedAt }];
    });
    return days.sort((one, other) => one.date.localeCompare(other.date));
  }
}

/** True for a day that exists, written YYYY-MM-DD; any other words of an advert are in no calendar. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
