import { checkDate, checkText } from "../platform/validation.js";
import { filterPattern } from "./page.js";
import type { Condition } from "./statement.js";

/** Returns the condition that the SQL text holds what was typed, whatever its case; null when nothing was. Throws VALIDATION. */
export function holds(sql: string, filter: string | null | undefined): Condition | null {
  const pattern = filterPattern(filter);
  return pattern === null ? null : (add) => `${sql} ilike ${add(pattern)}`;
}

/** Returns the condition that a column is the given value; null when none was given. */
export function equals(sql: string, value: string | null | undefined): Condition | null {
  return value == null ? null : (add) => `${sql} = ${add(value)}`;
}

/** Returns the condition that a text is the given one, whatever its case. */
export function equalsFolded(sql: string, text: string): Condition {
  return (add) => `lower(${sql}) = lower(${add(text)})`;
}

/** Returns the condition that a name is the given one, whatever its case; null when none was given. Throws VALIDATION. */
export function isNamed(sql: string, field: string, name: string | null | undefined, max: number): Condition | null {
  return name ? equalsFolded(sql, checkText(field, name, max)) : null;
}

/** Returns the condition that a moment is not before the given one; null when none was given. Throws VALIDATION. */
export function since(sql: string, field: string, moment: Date | null | undefined): Condition | null {
  checkDate(field, moment);
  return moment == null ? null : (add) => `${sql} >= ${add(moment)}`;
}

/** Returns the condition that a moment is not after the given one; null when none was given. Throws VALIDATION. */
export function until(sql: string, field: string, moment: Date | null | undefined): Condition | null {
  checkDate(field, moment);
  return moment == null ? null : (add) => `${sql} <= ${add(moment)}`;
}
