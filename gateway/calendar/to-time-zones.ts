import type { CalendarEvent } from "./calendar-event.js";
import { text, type Component } from "./jcal.js";
import { zoneChangesIn, type ZoneChange } from "./zone-changes.js";

/** Returns the time zones in which events are written, each with its clocks in the years of these events. */
export function toTimeZones(events: readonly CalendarEvent[]): readonly Component[] {
  const yearsOf = new Map<string, Set<number>>();
  for (const { date, appointment } of events) {
    if (!appointment?.start || appointment.start.isRepeated) continue;
    const { timeZone } = appointment.start;
    yearsOf.set(timeZone, (yearsOf.get(timeZone) ?? new Set()).add(Number(date.slice(0, 4))));
  }
  return [...yearsOf].map(([timeZone, years]) => toTimeZone(timeZone, years));
}

function toTimeZone(timeZone: string, years: ReadonlySet<number>): Component {
  const changes = [...years].flatMap((year) =>
    // Where the year before is there, its last change says with which offset this year begins.
    zoneChangesIn(timeZone, year).filter(({ before, after }) => before !== after || !years.has(year - 1)),
  );
  const standard = Math.min(...changes.map(({ after }) => after));
  return ["vtimezone", [text("tzid", timeZone)], changes.map((change) => toObservance(change, standard))];
}

/** An observance begins at what the clocks would have shown, had they not been set. */
function toObservance({ at, before, after }: ZoneChange, standard: number): Component {
  const shown = new Date(at.getTime() + before).toISOString().slice(0, "2026-01-01T00:00:00".length);
  return [
    after === standard ? "standard" : "daylight",
    [
      ["dtstart", {}, "date-time", shown],
      ["tzoffsetfrom", {}, "utc-offset", offset(before)],
      ["tzoffsetto", {}, "utc-offset", offset(after)],
    ],
    [],
  ];
}

/** Writes an offset as ±HH:MM, with seconds where it has them: before 1972 some do. */
function offset(milliseconds: number): string {
  const clock = new Date(Math.abs(milliseconds)).toISOString().slice(11, 19);
  return `${milliseconds < 0 ? "-" : "+"}${clock.replace(/:00$/, "")}`;
}
