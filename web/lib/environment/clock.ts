/** Under which the difference between the two clocks is stored while there is one, so that the next start knows it. */
export const CLOCK_KEY = "clockOffset";
/** The header of an answer names whole seconds. */
const SECOND_MS = 1000;
/** The farthest moment that a Date holds. */
const MOMENT_MAX = 8.64e15;

/** How far the server's clock is ahead of the device's, in milliseconds; undefined until something tells it. */
let offset: number | undefined;
let isHeard = false;
const listeners = new Set<() => void>();

/**
 * Returns the time by the clock of the server, as far as it is known: what the server says of moments is compared with
 * this, never with the device's clock, which may be wrong by years.
 */
export function serverNow(): Date {
  return new Date(serverMs());
}

/** Returns `serverNow` in milliseconds. */
export function serverMs(): number {
  return Date.now() + knownOffset();
}

/** Returns whether an answer has told this page the server's time. */
export function isClockHeard(): boolean {
  return isHeard;
}

/** Calls the server like `fetch`, and learns its time from the answer. */
export async function fetchTimed(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const sentAt = Date.now();
  const answer = await fetch(input, init);
  learn(answer, sentAt, Date.now());
  return answer;
}

/** Calls the listener when the server's time turns out to be another one; returns the function that ends it. */
export function followClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The server's clock showed the time of the header, or up to a second more, at some moment between the request and the
 * answer. What is known stays while that is possible: a slow answer, or one before which the device slept, changes nothing.
 */
function learn(answer: Response, sentAt: number, arrivedAt: number): void {
  const time = Date.parse(answer.headers.get("date") ?? "");
  if (Number.isNaN(time)) return;
  isHeard = true;
  const [least, most] = [time - arrivedAt, time + SECOND_MS - sentAt];
  const known = knownOffset();
  if ((known >= least && known <= most) || least > most) return;
  offset = least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
  for (const listener of listeners) listener();
}

/** Returns how far the server's clock is ahead of the device's, in milliseconds, as far as it is known. */
export function knownOffset(): number {
  return offset ?? 0;
}

/** Takes the difference that was stored (keepClock.ts) for the true one, until an answer tells another. */
export function assumeOffset(stored: string | null): void {
  const ms = Number(stored);
  if (offset === undefined && Number.isSafeInteger(ms) && Math.abs(Date.now() + ms) < MOMENT_MAX) offset = ms;
}
