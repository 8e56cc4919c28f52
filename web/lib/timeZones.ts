import { canonicalZone } from "./environment/timeZone.js";
import { isSameZone } from "./zoneNames.js";

/** Returns the browser's zone when it differs from the stored one; null when there is nothing to offer. */
export function zoneToOffer(kept: string | null, browser: string | null): string | null {
  if (browser === null) return null;
  return kept !== null && isSameZone(canonicalZone(kept) ?? kept, canonicalZone(browser) ?? browser) ? null : browser;
}
