import { invalid } from "../platform/validation.js";
import type { WireValue } from "./route.js";

/** A day, with a time or without, with a zone or without: the spec's `YYYY-MM-DD HH:MM:SS` and RFC 3339. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}:\d{2})(?:\.(\d+))?(?:[Zz]|([+-])([01]\d|2[0-3]):([0-5]\d))?)?$/;
const EPOCH = /^-?\d{1,16}$/;

/** The forms of a date, as a phrase of descriptions. */
export const DATE_FORMS =
  "a time such as 2026-11-21 09:00:00 (YYYY-MM-DD HH:MM:SS) or 2026-11-21T09:00:00+01:00 (RFC 3339), in UTC unless it " +
  "names a zone; a day such as 2026-11-21; or milliseconds since 1970 such as 1795251600000; in a year from 1 to 9999";

/** The forms of a date as a pattern of JSON Schema; an empty text is no date. */
export const DATE_PATTERN = `^$|${EPOCH.source}|${TIME.source}`;

/**
 * Returns the moment of a field; null when absent or empty. As the last end of a span it is the end of the second, or
 * of the day, that was named, so that both ends are included. Throws VALIDATION.
 */
export function readDate(field: string, value: WireValue, end: "first" | "last" = "first"): string | null {
  const text = String(value ?? "").trim();
  if (text === "") return null;
  const date = new Date(typeof value === "number" || EPOCH.test(text) ? Number(text) : readTime(text, end));
  const year = date.getUTCFullYear();
  if (year >= 1 && year <= 9999) return date.toISOString();
  throw invalid(field, "date", `${DATE_FORMS}.`);
}

/** Returns milliseconds since 1970; NaN for what is no time. */
function readTime(text: string, end: "first" | "last"): number {
  const [isTime, day, clock = "00:00:00", fraction, sign, hours, minutes] = TIME.exec(text) ?? [];
  if (isTime === undefined) return Number.NaN;
  const start = Date.parse(`${day}T${clock}Z`);
  // `Date` would read the 31st of February as the 3rd of March.
  if (Number.isNaN(start) || !new Date(start).toISOString().startsWith(`${day}T${clock}`)) return Number.NaN;
  const offset = sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return start - offset + (fraction === undefined ? lengthOf(text, end) : Number(`${fraction}000`.slice(0, 3)));
}

function lengthOf(text: string, end: "first" | "last"): number {
  if (end === "first") return 0;
  return (text.includes(":") ? 1_000 : 86_400_000) - 1;
}
