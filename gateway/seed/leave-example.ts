import { AccessTokenService } from "../accesstoken/access-token.service.js";
import { CalendarFeedService } from "../calendar/calendar-feed.service.js";
import { eraseExample } from "../guest/erase-example.js";
import type { AccountPerson } from "../identity/find-account-person.js";
import { endLastingAccess } from "../identity/lasting-access.js";
import type { KeptPart } from "../identity/local-provider/look-around.js";
import { LogService } from "../log/log.service.js";
import type { Clock } from "../platform/clock.js";
import type { Config } from "../config.js";
import type { Database } from "../database/database.js";

/** The dependencies of `leaveExample`. */
export interface LeaveExampleDeps {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Erases what does not stay of a guest's search and ends their lasting access, as part of the running transaction. The
 * example is complete at the moment the person was made. Where nothing stays, the person goes, too. Returns the ids of the files that may be in no use any more.
 */
export async function leaveExample(
  { database, clock, config }: LeaveExampleDeps,
  { id, createdAt }: AccountPerson,
  keeps: KeptPart,
): Promise<readonly string[]> {
  if (keeps === "nothing") {
    const kept = await database.query<{ id: string }>(`select id from stored_file where owner_id = $1`, [id]);
    // The first request after the sign-in makes a new person.
    await database.query(`delete from person where id = $1`, [id]);
    return kept.map((file) => file.id);
  }
  const fileIds = keeps === "additions" ? await eraseExample(database, id, createdAt, clock.now()) : [];
  const log = new LogService(database, clock);
  const lasting = {
    accessTokens: new AccessTokenService(database, clock, log),
    calendarFeeds: new CalendarFeedService(database, clock, log, config.publicUrl),
  };
  await endLastingAccess(lasting, id, {});
  return fileIds;
}
