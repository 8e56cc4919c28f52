import type { Database } from "../database/database.js";
import { fromJobData, type JobFields } from "../jobdetails/job-data.js";
import type { Logger } from "../platform/logger.js";

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

/** The days until when a person has to apply, as far as the adverts of running hunts name them. */
export class CalendarService {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /**
   * Returns every such day, in their order. `hidesEmployers`: no title holds a word of the employer's or the agency's
   * name.
   */
  async days(ownerId: string, { hidesEmployers = false } = {}): Promise<CalendarDay[]> {
    const rows = await this.database.queryOwned<DetailsRow>(
      ownerId,
      `select d.id, d.data, d.updated_at as "updatedAt", h.name as "jobHunt"
       from job_details d join job_hunt h on h.owner_id = d.owner_id and h.id = d.job_hunt_id
       where d.owner_id = $1 and d.deleted_at is null and h.deleted_at is null and h.status = 'ACTIVE'`,
    );
    const days = rows.flatMap(({ id, data, updatedAt, jobHunt }) => {
      const advert = fromJobData(data, this.logger, id);
      const { applicationDeadline, jobTitle, companyName } = advert;
      if (applicationDeadline === null || !isDay(applicationDeadline)) return [];
      const job = hidesEmployers ? neutralTitle(advert) : joined([jobTitle ?? jobHunt, companyName], ", ");
      const title = joined(["Apply by today", job], ": ");
      return [{ id, date: applicationDeadline, title, changedAt: updatedAt }];
    });
    return days.sort((one, other) => one.date.localeCompare(other.date));
  }
}

/**
 * Returns the title of the job without its employer. Null where they cannot be separated: people name their hunts after
 * the employer, and an advert whose employer is not known may have it in its title.
 */
function neutralTitle({ jobTitle, companyName, recruitmentAgency }: JobFields): string | null {
  const employer = wordsOf(joined([companyName, recruitmentAgency], " "));
  if (jobTitle === null || employer.size === 0) return null;
  return [...wordsOf(jobTitle)].some((word) => employer.has(word)) ? null : jobTitle;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
}

function joined(parts: readonly (string | null)[], between: string): string {
  return parts.filter((part) => part !== null).join(between);
}

/** Returns true for a day that exists, written YYYY-MM-DD; any other text of an advert is left out of the calendar. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
