import type { Database } from "../database/database.js";
import type { Clock } from "../platform/clock.js";
import { dayIn, type Day } from "../platform/day.js";

/** The time zone of a person who has set none. */
export const DEFAULT_TIME_ZONE = "UTC";

/** The calendar days of persons, each in their own time zone. */
export class PersonDays {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the person's time zone. */
  async timeZone(ownerId: string): Promise<string> {
    const [row] = await this.database.queryOwned<{ timeZone: string | null }>(
      ownerId,
      `select time_zone as "timeZone" from person where id = $1`,
    );
    return row?.timeZone ?? DEFAULT_TIME_ZONE;
  }

  /** Returns the day that it is now where the person is. */
  async today(ownerId: string): Promise<Day> {
    return dayIn(await this.timeZone(ownerId), this.clock.now());
  }
}
