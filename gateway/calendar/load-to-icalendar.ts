type ToICalendar = (typeof import("./to-icalendar.js"))["toICalendar"];

/** Loads the writer of calendar files, with its library, the first time a calendar is asked for. */
export async function loadToICalendar(): Promise<ToICalendar> {
  const { toICalendar } = await import("./to-icalendar.js");
  return toICalendar;
}
