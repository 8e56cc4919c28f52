import type { AccessTokenService } from "../accesstoken/access-token.service.js";
import type { CalendarFeedService } from "../calendar/calendar-feed.service.js";

/** The services of the access that outlasts every session: what a stolen sign-in may have made for itself. */
export interface LastingAccess {
  readonly accessTokens: Pick<AccessTokenService, "revokeAll">;
  readonly calendarFeeds: Pick<CalendarFeedService, "revokeIfAny">;
}

/** What of it goes on with a new password; what is absent, null or false ends. */
export interface KeptAccess {
  readonly keepsAccessTokens?: boolean | null | undefined;
  readonly keepsCalendarAddress?: boolean | null | undefined;
}

/** How much of it has ended. */
export interface EndedAccess {
  readonly endedAccessTokens: number;
  readonly endedCalendarAddresses: number;
}

/**
 * Ends a person's access tokens and calendar address, except what is kept, as part of the running transaction, with a
 * log entry for each.
 */
export async function endLastingAccess(
  { accessTokens, calendarFeeds }: LastingAccess,
  ownerId: string,
  { keepsAccessTokens, keepsCalendarAddress }: KeptAccess,
): Promise<EndedAccess> {
  return {
    endedAccessTokens: keepsAccessTokens === true ? 0 : await accessTokens.revokeAll(ownerId),
    endedCalendarAddresses: keepsCalendarAddress === true || !(await calendarFeeds.revokeIfAny(ownerId)) ? 0 : 1,
  };
}
