/** What some browsers report when they cannot tell; it is the name of no zone. */
const UNKNOWN = "Etc/Unknown";

/** Returns the IANA name of the browser's time zone; null when it does not say. */
export function browserTimeZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === "" || timeZone === UNKNOWN ? null : timeZone;
}

/** Returns the browser's zone when it is another than the kept one; null when there is nothing to offer. */
export function zoneToOffer(kept: string | null, browser: string | null): string | null {
  if (browser === null) return null;
  return kept !== null && resolved(kept) === resolved(browser) ? null : browser;
}

/** Returns every time zone that can be chosen, in alphabetical order: those the browser knows, UTC and the kept one. */
export function timeZoneNames(kept: string | null): readonly string[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...(kept === null ? [] : [kept])]);
  return [...names].sort();
}

/** Returns the name of a time zone as people read it: `America/New York`. */
export function readableZone(name: string): string {
  return name.replaceAll("_", " ");
}

/** Returns true for a time zone in whose name every wanted word occurs, whichever way spaces are written. */
export function isWantedZone(wanted: string, name: string): boolean {
  const text = readableZone(name).toLowerCase();
  return readableZone(wanted)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Two names of one zone, such as an old and a new one, have the same result. */
function resolved(name: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // A zone that this browser does not know yet.
    return name;
  }
}
