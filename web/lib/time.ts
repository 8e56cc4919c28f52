import { serverNow } from "./environment/clock.js";

const DAY_MS = 86_400_000;

/** Returns the number of whole days between a moment and now; 0 for a moment in the future. */
export function daysSince(moment: string | Date, at: Date = serverNow()): number {
  return Math.max(0, Math.floor((at.getTime() - new Date(moment).getTime()) / DAY_MS));
}

/** Returns a moment in the format of the log (spec 2): `14:03:22 - 05 Nov 2026`, in local time. */
export function logTime(moment: string | Date, locale: string): string {
  const date = new Date(moment);
  const { clock, day } = formatsOf(locale);
  return `${clock.format(date)} - ${day.map((part) => part.format(date)).join(" ")}`;
}

interface Formats {
  readonly clock: Intl.DateTimeFormat;
  readonly day: readonly Intl.DateTimeFormat[];
}

/** Cached, because creating a format takes longer than all its uses on a screen. */
const formats = new Map<string, Formats>();

function formatsOf(locale: string): Formats {
  const known = formats.get(locale);
  if (known) return known;
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale, options);
  const made: Formats = {
    clock: format({ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" }),
    day: [format({ day: "2-digit" }), format({ month: "short" }), format({ year: "numeric" })],
  };
  formats.set(locale, made);
  return made;
}
