/** The value some browsers report when they do not know their zone; it is no name of a zone. */
const UNKNOWN = "Etc/Unknown";

const resolved = new Map<string, string | null>();

/** Returns the IANA name of the browser's time zone; null when it reports none, or one that it cannot use itself. */
export function browserTimeZone(): string | null {
  try {
    const timeZone: unknown = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return typeof timeZone === "string" ? canonicalZone(timeZone) : null;
  } catch {
    return null;
  }
}

/** Returns the zone where the browser can use it, else null, which stands for the browser's own. */
export function usableZone(timeZone: string | null): string | null {
  return timeZone !== null && canonicalZone(timeZone) !== null ? timeZone : null;
}

/**
 * Returns the canonical name of a time zone, the same for an old and a new name of it and in any case; null for one that
 * this browser does not know. A server may know zones that the browser does not know yet, or any more.
 */
export function canonicalZone(timeZone: string): string | null {
  if (timeZone === "" || timeZone === UNKNOWN) return null;
  const known = resolved.get(timeZone);
  if (known !== undefined) return known;
  const name = resolve(timeZone);
  resolved.set(timeZone, name);
  return name;
}

/** Returns the names of the time zones that the browser knows; none where it does not list them. */
export function listedZones(): readonly string[] {
  try {
    return Intl.supportedValuesOf("timeZone");
  } catch {
    return [];
  }
}

function resolve(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
