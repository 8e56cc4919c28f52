import type { RequestHandler } from "express";
import { checkAccess } from "../accesstoken/guard-operations.js";
import type { Context } from "../graphql/context.js";
import { wrongMethod } from "../http/wrong-method.js";
import { Feature, type Policies } from "../person/policy.js";
import type { CalendarService } from "./calendar.service.js";
import { loadToICalendar } from "./load-to-icalendar.js";

interface CalendarEndpointDeps {
  readonly calendar: CalendarService;
  readonly policies: Policies;
}

/** Serves all events of a person's calendar as a file that calendar programs read. */
export function calendarEndpoint({ calendar, policies }: CalendarEndpointDeps): RequestHandler {
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") throw wrongMethod(response, "GET", "HEAD");
    const { viewer } = response.locals["context"] as Context; // set by app.ts
    checkAccess(viewer, "GET /api/calendar.ics");
    policies.require(viewer.person, Feature.CALENDAR_FEED);
    const toICalendar = await loadToICalendar();
    response.type("text/calendar; charset=utf-8").send(toICalendar(await calendar.events(viewer.ownerId)));
  };
}
