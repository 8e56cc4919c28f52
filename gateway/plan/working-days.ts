import { addDays, weekdayOf, type Day } from "../platform/day.js";

/** The days of the week on which a region does not work, 1 for Monday to 7 for Sunday. */
export type Weekend = ReadonlySet<number>;

interface WeekInfo {
  readonly weekend: readonly number[];
}

/** The parts of a locale that TypeScript does not know yet: older versions of Node have them as properties. */
interface RegionData {
  readonly weekInfo?: WeekInfo;
  readonly timeZones?: readonly string[];
  getWeekInfo?(): WeekInfo;
  getTimeZones?(): readonly string[] | undefined;
}

const USUAL: Weekend = new Set([6, 7]);
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

let weekends: ReadonlyMap<string, Weekend> | null = null;
/** Of the zones that were asked for: finding the name that Node knows costs more than all else here. */
const asked = new Map<string, Weekend>();

/** Returns the weekend of the region that a time zone belongs to; Saturday and Sunday where it is not known. */
export function weekendOf(timeZone: string): Weekend {
  weekends ??= readWeekends();
  const weekend = asked.get(timeZone) ?? weekends.get(canonical(timeZone)) ?? USUAL;
  asked.set(timeZone, weekend);
  return weekend;
}

/** Returns the day itself, or the first working day after it. */
export function nextWorkingDay(day: Day, weekend: Weekend): Day {
  return isWorkingDay(day, weekend) ? day : nextWorkingDay(addDays(day, 1), weekend);
}

/** Returns the day itself, or the last working day before it. */
export function previousWorkingDay(day: Day, weekend: Weekend): Day {
  return isWorkingDay(day, weekend) ? day : previousWorkingDay(addDays(day, -1), weekend);
}

/** Returns the last working day of the week of a day; a weekend belongs to the week before it. */
export function lastWorkingDayOfWeek(day: Day, weekend: Weekend): Day {
  if (!isWorkingDay(day, weekend)) return previousWorkingDay(day, weekend);
  const next = addDays(day, 1);
  return isWorkingDay(next, weekend) ? lastWorkingDayOfWeek(next, weekend) : day;
}

function isWorkingDay(day: Day, weekend: Weekend): boolean {
  return !weekend.has(weekdayOf(day));
}

/** Reads the regions with other weekends from the locale data of Node, so that no list of them has to be kept here. */
function readWeekends(): ReadonlyMap<string, Weekend> {
  const found = new Map<string, Weekend>();
  for (const region of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const locale = new Intl.Locale(`und-${region}`) as unknown as RegionData; // see RegionData
    const weekend = new Set((locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend ?? USUAL);
    if (weekend.size === 2 && weekend.has(6) && weekend.has(7)) continue;
    const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
    for (const zone of zones) found.set(canonical(zone), weekend);
  }
  return found;
}

/** Returns the name under which Node knows a zone: many have more than one. */
function canonical(timeZone: string): string {
  return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
}
