import { describe, expect, it } from "@jest/globals";
import ICAL from "ical.js";
import { AppointmentKind } from "../appointment/appointment-enums.js";
import { momentsOf } from "../platform/zoned-time.js";
import type { CalendarAppointment, CalendarEvent } from "./calendar-event.js";
import { toICalendar } from "./to-icalendar.js";

const CHANGED_AT = new Date("2026-11-21T09:00:00Z");

describe("an appointment in an iCalendar", () => {
  it.each([
    ["Europe/Berlin", "2026-03-28", "2026-03-29", "2026-03-30", "2026-10-24", "2026-10-25", "2026-10-26"],
    ["America/New_York", "2026-03-08", "2026-11-01", "2026-12-31", "2027-01-01"],
    ["America/St_Johns", "2026-03-08", "2026-07-01", "2026-11-01"],
    ["Australia/Lord_Howe", "2026-04-04", "2026-04-05", "2026-10-04", "2026-10-05"],
    ["Asia/Kathmandu", "2026-03-29", "2026-10-25"],
    ["Africa/Casablanca", "2025-02-22", "2025-02-23", "2025-03-01", "2025-04-06", "2025-04-07"],
    ["Pacific/Apia", "2011-12-29", "2011-12-31", "2012-01-01"],
    ["Pacific/Kiritimati", "2026-01-01", "2026-12-31"],
    ["UTC", "2026-11-30"],
  ])("begins at its moment wherever it is read: %s", (timeZone, ...days) => {
    const events = days.flatMap((day) =>
      ["00:00", "01:30", "02:30", "09:30", "23:59"].flatMap((time) => {
        const [moment, ...more] = momentsOf(day, time, timeZone);
        if (moment === undefined) return [];
        return [timed(`${day} ${time}`, { time, timeZone, moment, isRepeated: more.length > 0 })];
      }),
    );

    const read = eventsOf(toICalendar(events));

    expect(read.map(({ uid, startDate }) => [uid, startDate.toJSDate()])).toEqual(
      events.map(({ id, appointment }) => [id, appointment?.start?.moment]),
    );
    expect(new Set(read.map(({ startDate }) => startDate.zone?.tzid))).toContain(timeZone);
  });

  it("is written in UTC where its time comes twice, so that each of the two is told from the other", () => {
    const moments = momentsOf("2026-10-25", "02:30", "Europe/Berlin");
    const events = moments.map((moment, place) =>
      timed(String(place), { time: "02:30", timeZone: "Europe/Berlin", moment, isRepeated: true }),
    );

    const text = toICalendar(events);

    expect(eventsOf(text).map(({ startDate }) => startDate.toJSDate())).toEqual(moments);
    expect(text).not.toContain("VTIMEZONE");
  });

  it("brings its zone once, with the clocks of the years in use alone", () => {
    const on = (day: string, timeZone: string): CalendarEvent => {
      const [moment = new Date(Number.NaN)] = momentsOf(day, "09:30", timeZone);
      return { ...timed(day, { time: "09:30", timeZone, moment, isRepeated: false }), date: day };
    };
    const [zone, ...more] = zonesOf(
      toICalendar([on("2026-11-30", "Europe/Berlin"), on("2027-01-11", "Europe/Berlin")]),
    );

    expect(more).toEqual([]);
    expect(
      zone?.getAllSubcomponents().map((part) => [part.name, part.getFirstPropertyValue("dtstart")?.toString()]),
    ).toEqual([
      ["standard", "2025-12-31T01:00:00"],
      ["daylight", "2026-03-29T02:00:00"],
      ["standard", "2026-10-25T03:00:00"],
      ["daylight", "2027-03-28T02:00:00"],
      ["standard", "2027-10-31T03:00:00"],
    ]);
  });

  it.each([
    [AppointmentKind.ON_SITE, -60 * 60],
    [AppointmentKind.PHONE, -15 * 60],
    [AppointmentKind.VIDEO, -15 * 60],
  ])("reminds in time: %s", (kind, seconds) => {
    const [event] = eventsOf(toICalendar([timed("one", BERLIN, { kind })]));
    const alarms = event?.component.getAllSubcomponents("valarm") ?? [];

    expect(alarms.map((alarm) => duration(alarm.getFirstPropertyValue("trigger")))).toEqual([seconds]);
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue("action"))).toEqual(["DISPLAY"]);
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue("description"))).toEqual(["Interview"]);
  });

  it("takes its length, or an hour while that is not known", () => {
    const [known, unknown] = eventsOf(toICalendar([timed("one", BERLIN, { minutes: 95 }), timed("two", BERLIN)]));

    expect([known, unknown].map((event) => event?.duration.toSeconds())).toEqual([95 * 60, 60 * 60]);
  });

  it("says everything else about it, escaped, and takes the time", () => {
    const details = { place: "Quay 7; 2nd floor, left", url: "https://example.org/a,b;c?d=\u0000e", minutes: 45 };
    const description = "On site\nhttps://example.org/a,b;c\n+49 30 1234567";
    const [event] = eventsOf(toICalendar([timed("one", BERLIN, { ...details, description })]));

    expect(event?.location).toBe(details.place);
    expect(event?.component.getFirstPropertyValue("url")).toBe("https://example.org/a,b;c?d=e");
    expect(event?.description).toBe(description);
    expect(valuesOf(event, "status", "transp")).toEqual(["CONFIRMED", "OPAQUE"]);
  });

  it.each(["\n", "\r\n", "\r", "\u0085"])("writes no second line for a line break in an address: %j", (lineBreak) => {
    const url = `https://example.org/a${lineBreak}ATTENDEE:mailto:x@example.org`;
    const text = toICalendar([timed("one", BERLIN, { url })]);

    expect(eventsOf(text)[0]?.component.getFirstPropertyValue("attendee")).toBeNull();
    expect(text.replace(/\r\n /g, "")).toContain("URL:https://example.org/aATTENDEE:mailto:x@example.org\r\n");
  });

  it("takes the whole day, no time of it and no reminder while its time is not known", () => {
    const [event] = eventsOf(toICalendar([timed("one", null)]));

    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe("2026-11-30");
    expect(event?.component.getAllSubcomponents("valarm")).toEqual([]);
    expect(valuesOf(event, "status", "transp", "duration")).toEqual(["CONFIRMED", "TRANSPARENT", null]);
  });

  it("says that it was cancelled, and then takes no time and does not remind", () => {
    const [event] = eventsOf(toICalendar([timed("one", BERLIN, { isCancelled: true })]));

    expect(event?.component.getAllSubcomponents("valarm")).toEqual([]);
    expect(valuesOf(event, "status", "transp")).toEqual(["CANCELLED", "TRANSPARENT"]);
  });
});

describe("an iCalendar", () => {
  it("says how often programs ask for it, in both words for that", () => {
    const lines = toICalendar([]).split("\r\n");

    expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT60M");
    expect(lines).toContain("X-PUBLISHED-TTL:PT60M");
  });
});

const BERLIN = {
  time: "09:30",
  timeZone: "Europe/Berlin",
  moment: new Date("2026-11-30T08:30:00Z"),
  isRepeated: false,
};

/** An appointment; the day is the beginning of its id where that is one. */
function timed(
  id: string,
  start: CalendarAppointment["start"],
  details: Partial<CalendarAppointment> = {},
): CalendarEvent {
  return {
    id,
    date: /^\d{4}-\d\d-\d\d/.exec(id)?.[0] ?? "2026-11-30",
    title: "Interview",
    changedAt: CHANGED_AT,
    appointment: {
      kind: AppointmentKind.PHONE,
      start,
      minutes: null,
      place: null,
      url: null,
      description: "Phone",
      isCancelled: false,
      ...details,
    },
  };
}

function calendarOf(text: string): ICAL.Component {
  return ICAL.Component.fromString(text);
}

function eventsOf(text: string): readonly ICAL.Event[] {
  return calendarOf(text)
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
}

function zonesOf(text: string): readonly ICAL.Component[] {
  return calendarOf(text).getAllSubcomponents("vtimezone");
}

function valuesOf(event: ICAL.Event | undefined, ...names: readonly string[]): readonly unknown[] {
  return names.map((name) => event?.component.getFirstPropertyValue(name));
}

function duration(value: unknown): number {
  if (!(value instanceof ICAL.Duration)) throw new Error("The reminder has no duration.");
  return value.toSeconds();
}
