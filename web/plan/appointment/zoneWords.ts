import type { IntlShape } from "react-intl";
import type { Day } from "../../lib/days.js";
import { readableZone } from "../../lib/timeZones.js";
import { wallTime } from "../../lib/wallTime.js";

/**
 * Returns when a moment is in the person's zone, where that is another time than in the zone of an appointment; its day
 * is null when both have the same. Null when there is nothing to say.
 */
export function ownTime(
  intl: Pick<IntlShape, "formatTime">,
  startsAt: string,
  zones: { readonly own: string; readonly theirs: string },
): { readonly time: string; readonly day: Day | null } | null {
  const own = wallTime(intl, startsAt, zones.own);
  const theirs = wallTime(intl, startsAt, zones.theirs);
  if (own.day === theirs.day && own.time === theirs.time) return null;
  return { time: own.time, day: own.day === theirs.day ? null : own.day };
}

/** Returns time zones by the part of the world in which they are, each list by city. */
export function zonesByRegion(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const regions = new Map<string, string[]>();
  for (const name of names) {
    const region = name.includes("/") ? (name.split("/")[0] ?? "") : "";
    regions.set(region, [...(regions.get(region) ?? []), name]);
  }
  const byCity = (a: string, b: string): number => zoneCity(a).localeCompare(zoneCity(b));
  return new Map([...regions].map(([region, zones]) => [region, zones.toSorted(byCity)]));
}

/** Returns the city of a time zone: `Buenos Aires`; of one without a city, its name. */
export function zoneCity(timeZone: string): string {
  return readableZone(timeZone.split("/").at(-1) ?? timeZone);
}
