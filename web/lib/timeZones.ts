import { isSameZone } from "./zoneNames.js";

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
  return kept !== null && isSameZone(resolved(kept), resolved(browser)) ? null : browser;
}

/** Returns the canonical name of a zone, the same for most of its names. */
function resolved(name: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // A zone that this browser does not know yet.
    return name;
  }
}
