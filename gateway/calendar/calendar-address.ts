import { randomBytes } from "node:crypto";

/** The route at which calendars are read. */
export const CALENDAR_FEED_PATH = "/api/calendar/:name";
const RANDOM_BYTES = 24;
const NAME = /^([\w-]{32})\.ics$/;
const START_LENGTH = 4;

/** Returns a new secret for an address: 192 random bits, in characters that a URL needs no escapes for. */
export function createCalendarSecret(): string {
  return randomBytes(RANDOM_BYTES).toString("base64url");
}

/** Returns the whole address of a calendar. */
export function calendarAddress(publicUrl: string, secret: string): string {
  return `${publicUrl}${CALENDAR_FEED_PATH.replace(":name", `${secret}.ics`)}`;
}

/** Returns the secret in the last part of an address; null when that has not the form of a calendar's address. */
export function secretIn(name: string): string | null {
  return NAME.exec(name)?.[1] ?? null;
}

/** Returns the beginning of a secret, which its owner may see again. */
export function startOfSecret(secret: string): string {
  return secret.slice(0, START_LENGTH);
}
