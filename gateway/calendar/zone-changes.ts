import { offsetAt } from "../platform/zoned-time.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
/** A zone that sets its clocks leaves them for longer: five weeks are the least, those of Ramadan. */
const STEP_MS = 14 * DAY_MS;

/** A moment at which the clocks of a zone are set, with the offsets from UTC before and after it, in milliseconds. */
export interface ZoneChange {
  readonly at: Date;
  readonly before: number;
  readonly after: number;
}

/**
 * Returns how the clocks of a zone go in a year: the offset with which it begins, as a change from that to itself, and every
 * change until its end. It comes from Node's data, as the moments of appointments do.
 */
export function zoneChangesIn(timeZone: string, year: number): readonly ZoneChange[] {
  // At these moments it is the year before, and the year after, in every zone.
  const from = Date.UTC(year, 0, 1) - DAY_MS;
  const end = Date.UTC(year + 1, 0, 1) + DAY_MS;
  let before = offsetAt(timeZone, from);
  const changes: ZoneChange[] = [{ at: new Date(from), before, after: before }];
  for (let earlier = from; earlier < end; earlier += STEP_MS) {
    const later = Math.min(earlier + STEP_MS, end);
    const after = offsetAt(timeZone, later);
    if (after === before) continue;
    changes.push({ at: firstWithout(timeZone, before, earlier, later), before, after });
    before = after;
  }
  return changes;
}

/** Returns the first full minute after `earlier` at which a zone has another offset than `offset`; at `later` it has. */
function firstWithout(timeZone: string, offset: number, earlier: number, later: number): Date {
  let [same, other] = [earlier, later];
  while (other - same > MINUTE_MS) {
    const middle = same + Math.floor((other - same) / MINUTE_MS / 2) * MINUTE_MS;
    if (offsetAt(timeZone, middle) === offset) same = middle;
    else other = middle;
  }
  return new Date(other);
}
