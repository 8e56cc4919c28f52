import ICAL from "ical.js";

/** Returns the events of an iCalendar, in its order. Throws on any other text. */
export function eventsIn(text: string): readonly ICAL.Event[] {
  const calendar: unknown = ICAL.parse(text);
  if (!Array.isArray(calendar)) throw new Error("This is no calendar.");
  return new ICAL.Component(calendar).getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}
