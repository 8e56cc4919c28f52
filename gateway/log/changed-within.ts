import { UUID } from "uuidv7";
import type { Database } from "../database/database.js";
import type { Clock } from "../platform/clock.js";

/** Resolves to true when something of a person was changed within that time before now. */
export type ChangedWithin = (ownerId: string, ms: number) => Promise<boolean>;

/** For so long a transaction goes on after it has written its entry, in milliseconds. */
const COMMIT_MS = 500;

/**
 * Returns what asks the log whether something was changed. An entry is written a moment before it is committed, and can be
 * read only then: that moment counts as well.
 */
export function createChangedWithin(database: Database, clock: Clock): ChangedWithin {
  return async (ownerId, ms) => {
    const since = new Date(clock.now().getTime() - ms - COMMIT_MS);
    const [row] = await database.queryOwned<{ isFound: boolean }>(
      ownerId,
      // By two indexes: the date of an entry may be its person's choice, and so may be its id. Other ids begin with their time.
      `select exists (select 1 from log_entry where owner_id = $1 and date > $2)
         or exists (select 1 from log_entry where owner_id = $1 and id > $3 and created_at > $2) as "isFound"`,
      [since, UUID.fromFieldsV7(since.getTime(), 0, 0, 0).toString()],
    );
    return row?.isFound ?? false;
  };
}
