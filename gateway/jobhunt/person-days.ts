import type { Database } from "../database/database.js";
import { genericPlan } from "../database/generic-plan.js";
import type { Clock } from "../platform/clock.js";
import { dayIn, type Day } from "../platform/day.js";

/** The time zone of a person who has set none. */
export const DEFAULT_TIME_ZONE = "UTC";

/** Returns a person's time zone by its IANA name; null while none is set. */
export async function readTimeZone(database: Database, personId: string): Promise<string | null> {
  const [row] = await database.queryOwned<{ timeZone: string | null }>(
    personId,
    genericPlan(`select time_zone as "timeZone" from person where id = $1`),
  );
  return row?.timeZone ?? null;
}

/** The calendar days of persons, each in their own time zone. */
export class PersonDays {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns the person's time zone. */
  async timeZone(ownerId: string): Promise<string> {
    return (await readTimeZone(this.database, ownerId)) ?? DEFAULT_TIME_ZONE;
  }

  /** Returns the day that it is now where the person is. */
  async today(ownerId: string): Promise<Day> {
    return dayIn(await this.timeZone(ownerId), this.clock.now());
  }
}
