import type { Request, RequestHandler } from "express";
import { claimsOf } from "../accesstoken/accept-access-tokens.js";
import { identifyCaller } from "../platform/caller.js";
import { AppError } from "../platform/errors.js";
import { networkOf } from "../platform/network.js";
import { wrongMethod } from "../http/wrong-method.js";
import type { AllowList } from "../person/authenticate.js";
import type { RateLimits } from "../platform/rate-limit.js";
import { secretIn } from "./calendar-address.js";
import type { CalendarFeedService, FoundCalendarFeed } from "./calendar-feed.service.js";
import type { CalendarService } from "./calendar.service.js";
import { loadToICalendar } from "./load-to-icalendar.js";

/** The dependencies of the endpoint of calendar feeds. */
export interface CalendarFeedDeps {
  readonly calendar: CalendarService;
  readonly calendarFeeds: CalendarFeedService;
  readonly limits: RateLimits;
  readonly allowList: AllowList;
}

/**
 * Serves a person's events to any client that knows the secret address of the calendar, since calendar programs send no
 * header. The owner is checked against the closed-beta list each time.
 */
export function calendarFeedEndpoint(deps: CalendarFeedDeps): RequestHandler<{ name: string }> {
  return async (request, response) => {
    response.set({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
    if (request.method !== "GET" && request.method !== "HEAD") throw wrongMethod(response, "GET", "HEAD");
    const feed = await findFeed(deps, request);
    identifyCaller(feed.email);
    const { calendar, calendarFeeds, limits, allowList } = deps;
    allowList.check(claimsOf(feed));
    await limits.spend("calendar", feed.ownerId);
    await calendarFeeds.noteReading(feed);
    const events = await calendar.events(feed.ownerId, feed);
    const toICalendar = await loadToICalendar();
    response
      .type("text/calendar; charset=utf-8")
      // A browser would name the file after the secret.
      .set("Content-Disposition", 'inline; filename="job-hunt-tracker.ics"')
      .send(toICalendar(events));
  };
}

/**
 * Returns the calendar of the address. A wrong address is counted against its network, a right one never is: programs
 * of many people share the network of their provider.
 */
async function findFeed(
  { calendarFeeds, limits }: CalendarFeedDeps,
  { params, ip }: Request<{ name: string }>,
): Promise<FoundCalendarFeed> {
  const secret = secretIn(params.name);
  const feed = secret === null ? null : await calendarFeeds.findBySecret(secret);
  if (feed !== null) return feed;
  await limits.spend("wrongCalendarAddress", networkOf(ip ?? ""));
  throw new AppError("NOT_FOUND", {
    message: "There is no calendar at this address. Make a new address in the profile of the product.",
    refusal: "calendar-address-unknown",
  });
}
