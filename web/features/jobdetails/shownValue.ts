import type { IntlShape } from "react-intl";
import { addDays, isDay } from "../../lib/days.js";
import { formatDay } from "../../lib/formatDay.js";
import { FIELD_SHAPES, type FieldName } from "./fields.js";

/** Returns the value of a field as it is read: a day in the words of the person's language and region, all else as written. */
export function shownValue(intl: Pick<IntlShape, "formatDate" | "locale">, name: FieldName, value: string): string {
  const day = FIELD_SHAPES[name].kind === "date" ? realDay(value) : null;
  return day === null ? value : formatDay(intl, day, { dateStyle: "medium" });
}

/** Returns the day that a text is, spaces around it aside; null for any other text, and for a day that no calendar has. */
export function realDay(text: string): string | null {
  const day = text.trim();
  if (!isDay(day) || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  // The engine counts 31 February on into March.
  return addDays(day, 0) === day ? day : null;
}
