/** A calendar day, as the schema's LocalDate: `2026-11-26`. */
export type Day = string;

const DAY_MS = 86_400_000;

/** Returns the calendar day of a moment in a time zone; null takes the browser's zone. */
export function dayAt(moment: Date, timeZone: string | null): Day {
  // In English this locale writes the year first, which is the format of a LocalDate.
  return new Intl.DateTimeFormat("en-CA", { ...zoneOf(timeZone), dateStyle: "short" }).format(moment);
}

/** Returns the day a number of days later. */
export function addDays(day: Day, days: number): Day {
  return new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** Returns the moment at which a day can be formatted with the time zone UTC. */
export function utcDate(day: Day): Date {
  return new Date(utc(day));
}

/** Returns the first day of the week after a day; `firstDay` is 1 for Monday to 7 for Sunday. */
export function startOfNextWeek(day: Day, firstDay: number): Day {
  const weekday = utcDate(day).getUTCDay() || 7;
  const ahead = (firstDay - weekday + 7) % 7;
  return addDays(day, ahead === 0 ? 7 : ahead);
}

/** Returns the milliseconds until the next day begins in a time zone; null takes the browser's zone. */
export function untilTomorrow(now: Date, timeZone: string | null): number {
  const today = dayAt(now, timeZone);
  // A day has 23 to 25 hours: the first quarter of an hour that belongs to another day ends the search.
  const quarter = 900_000;
  let later = now.getTime() - (now.getTime() % quarter) + quarter;
  while (dayAt(new Date(later), timeZone) === today) later += quarter;
  return later - now.getTime();
}

function utc(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function zoneOf(timeZone: string | null): Intl.DateTimeFormatOptions {
  return timeZone === null ? {} : { timeZone };
}
