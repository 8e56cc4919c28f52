import type { Database } from "../database/database.js";
import type { Day } from "../platform/day.js";

/** Returns the day of the last submission of a hunt that was no mistake; null when there is none. */
export async function lastSent(database: Database, ownerId: string, jobHuntId: string): Promise<Day | null> {
  const [row] = await database.queryOwned<{ last: Day | null }>(
    ownerId,
    `select max(sent_on) as last from submission where owner_id = $1 and job_hunt_id = $2 and not is_mistake`,
    [jobHuntId],
  );
  return row?.last ?? null;
}
