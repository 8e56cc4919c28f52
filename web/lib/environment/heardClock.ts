import { fetchTimed, isClockHeard, serverMs } from "./clock.js";

/** A file of the server that no service worker answers. */
const PLAIN_FILE = "/config.json";

let hearing: Promise<unknown> | undefined;

/** Returns `serverNow` in milliseconds once an answer of the server has told its time; without one the device's clock stays. */
export async function heardServerMs(): Promise<number> {
  if (!isClockHeard() && navigator.onLine) {
    hearing ??= fetchTimed(PLAIN_FILE, { cache: "no-cache" })
      .catch(() => undefined)
      .finally(() => (hearing = undefined));
    await hearing;
  }
  return serverMs();
}
