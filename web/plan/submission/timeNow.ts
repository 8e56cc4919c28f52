/** Returns the time of day in a time zone, `HH:MM` from 00:00 to 23:59; null takes the browser's zone. */
export function timeNow(now: Date, timeZone: string | null): string {
  const zone = timeZone === null ? {} : { timeZone };
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  // In English this locale writes nothing but the two numbers.
  return new Intl.DateTimeFormat("en-GB", { ...zone, ...clock }).format(now);
}
