import { randomBytes } from "node:crypto";

/** Where calendars are read, as a route. */
export const CALENDAR_FEED_PATH = "/api/calendar/:name";
const RANDOM_BYTES = 24;
const NAME = /^([\w-]{32})\.ics$/;
const START_LENGTH = 4;

/** A new secret for an address: 192 random bits, in letters that an address carries as they are. */
export function createCalendarSecret(): string {
  return randomBytes(RANDOM_BYTES).toString("base64url");
}

/** The whole address of a calendar. */
export function calendarAddress(publicUrl: string, secret: string): string {
  return `${publicUrl}${CALENDAR_FEED_PATH.replace(":name", `${secret}.ics`)}`;
}

/** The secret in the last part of an address; null for what no address of ours ends with. */
export function secretIn(name: string): string | null {
  return NAME.exec(name)?.[1] ?? null;
}

/** The beginning of a secret, which its owner may see again. */
export function startOfSecret(secret: string): string {
  return secret.slice(0, START_LENGTH);
}
