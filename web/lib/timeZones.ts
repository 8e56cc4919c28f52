import { holdsPart } from "../../schema/fold-text.js";

/** The value some browsers report when they do not know their zone; it is no valid zone name. */
const UNKNOWN = "Etc/Unknown";

/** Returns the IANA name of the browser's time zone; null when it reports none. */
export function browserTimeZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === "" || timeZone === UNKNOWN ? null : timeZone;
}

/** Returns the browser's zone when it differs from the stored one; null when there is nothing to offer. */
export function zoneToOffer(kept: string | null, browser: string | null): string | null {
  if (browser === null) return null;
  return kept !== null && resolved(kept) === resolved(browser) ? null : browser;
}

/** Returns every time zone to choose from, in alphabetical order: those the browser knows, UTC and the stored one. */
export function timeZoneNames(kept: string | null): readonly string[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...(kept === null ? [] : [kept])]);
  return [...names].sort();
}

/** Returns the readable name of a time zone: `America/New York`. */
export function readableZone(name: string): string {
  return name.replaceAll("_", " ");
}

/** Returns true for a time zone whose name contains every wanted word, in any spelling; spaces and underscores are equal. */
export function isWantedZone(wanted: string, name: string): boolean {
  const words = readableZone(wanted).split(/\s+/).filter(Boolean);
  return words.every((word) => holdsPart(readableZone(name), word));
}

/** Returns the canonical name of a zone, the same for an old and a new name of it. */
function resolved(name: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // A zone that this browser does not know yet.
    return name;
  }
}
