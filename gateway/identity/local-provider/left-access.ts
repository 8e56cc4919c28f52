import type { AccessToken } from "../../accesstoken/access-token.entity.js";
import type { AccessTokenService } from "../../accesstoken/access-token.service.js";
import type { CalendarFeedService } from "../../calendar/calendar-feed.service.js";
import type { Clock } from "../../platform/clock.js";
import type { Queries } from "../queries.js";
import { RecoveryCodes } from "./second-factor/recovery-codes.js";

/** What gives access to an account beside its password, and what its sign-in asks for beside it. */
export interface LeftAccess {
  /** Those that have not expired, the newest first. */
  readonly accessTokens: readonly Pick<AccessToken, "name" | "scopes">[];
  /** How the secrets of calendar addresses begin. */
  readonly calendarAddresses: readonly string[];
  /** The names of the passkeys, in the order they were made. */
  readonly passkeys: readonly string[];
  /** True while one-time codes are on. */
  readonly oneTimeCodes: boolean;
  readonly recoveryCodes: number;
}

/** The dependencies of `findLeftAccess`. */
export interface LeftAccessDeps {
  readonly database: Queries;
  readonly accessTokens: AccessTokenService;
  readonly calendarFeeds: CalendarFeedService;
  readonly clock: Clock;
}

/** Returns the access that an account has left, and that of its person; `personId` is null before a first sign-in. */
export async function findLeftAccess(
  { database, accessTokens, calendarFeeds, clock }: LeftAccessDeps,
  accountId: string,
  personId: string | null,
): Promise<LeftAccess> {
  const tokens = personId === null ? [] : await accessTokens.list(personId);
  const feed = personId === null ? null : await calendarFeeds.find(personId);
  const passkeys = await database.query<{ name: string }>(
    `select name from local_passkey where account_id = $1 order by created_at, id`,
    [accountId],
  );
  const codes = await database.query(
    `select 1 from local_one_time_code where account_id = $1 and turned_on_at is not null`,
    [accountId],
  );
  return {
    accessTokens: tokens.filter(({ expiresAt }) => expiresAt > clock.now()),
    calendarAddresses: feed === null ? [] : [feed.start],
    passkeys: passkeys.map(({ name }) => name),
    oneTimeCodes: codes.length > 0,
    recoveryCodes: await new RecoveryCodes(database).count(accountId),
  };
}
