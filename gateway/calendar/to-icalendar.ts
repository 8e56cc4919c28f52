import ICAL from "ical.js";
import { AppointmentKind } from "../appointment/appointment-enums.js";
import { USUAL_MINUTES, type CalendarAppointment, type CalendarEvent } from "./calendar-event.js";
import { instant, minutes, text, uri, type Component, type Property } from "./jcal.js";
import { toTimeZones } from "./to-time-zones.js";

// A line has at most 75 bytes (RFC 5545); ical.js does not count the space with which it continues one.
ICAL.foldLength = 74;

/** The moment from which the sequence of an event counts seconds: they fit the 31 bits of RFC 5545 until 2094. */
const SEQUENCE_START = Date.parse("2026-01-01T00:00:00Z");

/** How often programs may ask for the calendar anew: some ask once a week unless they are told. */
const REFRESH_MINUTES = 60;

/** How many minutes before an appointment programs remind of it: a place has to be reached. */
const REMINDER_MINUTES: Readonly<Record<AppointmentKind, number>> = {
  [AppointmentKind.PHONE]: 15,
  [AppointmentKind.VIDEO]: 15,
  [AppointmentKind.ON_SITE]: 60,
};

/**
 * Writes events as an iCalendar: appointments at their time in their own time zone, all else on whole days. The sequence of
 * an event is the second in which it changed, so that it grows with each change and nothing has to be counted.
 */
export function toICalendar(events: readonly CalendarEvent[]): string {
  const calendar: Component = [
    "vcalendar",
    [
      text("version", "2.0"),
      text("prodid", "-//Job Hunt Tracker//EN"),
      ["x-wr-calname", {}, "unknown", "Job Hunt Tracker"],
      // The name of RFC 7986, and the one that Outlook reads.
      minutes("refresh-interval", REFRESH_MINUTES),
      ["x-published-ttl", {}, "unknown", `PT${REFRESH_MINUTES}M`],
    ],
    [...toTimeZones(events), ...events.map(toEvent)],
  ];
  return ICAL.stringify(calendar);
}

function toEvent(event: CalendarEvent): Component {
  const { id, title, changedAt, appointment } = event;
  const isBusy = appointment?.start != null && !appointment.isCancelled;
  const properties = [
    text("uid", id),
    ["sequence", {}, "integer", sequenceOf(changedAt)] as const,
    instant("dtstamp", changedAt),
    startOf(event),
    ...(appointment?.start ? [minutes("duration", appointment.minutes ?? USUAL_MINUTES)] : []),
    text("summary", title),
    ...(appointment === null ? [] : detailsOf(appointment)),
    text("transp", isBusy ? "OPAQUE" : "TRANSPARENT"),
  ];
  return ["vevent", properties, isBusy ? [reminder(title, appointment.kind)] : []];
}

/** A day, a time in its zone, or the moment in UTC where a zone has the time twice: programs take either of the two. */
function startOf({ date, appointment }: CalendarEvent): Property {
  const start = appointment?.start ?? null;
  if (start === null) return ["dtstart", {}, "date", date];
  if (start.isRepeated) return instant("dtstart", start.moment);
  return ["dtstart", { tzid: start.timeZone }, "date-time", `${date}T${start.time}:00`];
}

function detailsOf({ place, url, description, isCancelled }: CalendarAppointment): readonly Property[] {
  return [
    ...(place === null ? [] : [text("location", place)]),
    ...(url === null ? [] : [uri("url", url)]),
    text("description", description),
    text("status", isCancelled ? "CANCELLED" : "CONFIRMED"),
  ];
}

function reminder(title: string, kind: AppointmentKind): Component {
  return [
    "valarm",
    [text("action", "DISPLAY"), text("description", title), minutes("trigger", -REMINDER_MINUTES[kind])],
    [],
  ];
}

function sequenceOf(changedAt: Date): number {
  return Math.max(0, Math.floor((changedAt.getTime() - SEQUENCE_START) / 1000));
}
