import { AppError, type FieldFault } from "./errors.js";

// The characters that PostgreSQL cannot store: NUL and lone surrogates.
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Throws VALIDATION naming the broken rules when there are any. */
export function refuse(faults: readonly FieldFault[]): void {
  const [first] = faults;
  if (first === undefined) return;
  const message =
    faults.length === 1
      ? first.message
      : `${faults.length} fields break a rule: ${faults.map((fault) => fault.field).join(", ")}.`;
  throw new AppError("VALIDATION", { message, fields: faults });
}

/** Returns the VALIDATION error of one field; `text` says what the field must be, and is prefixed with its name. */
export function invalid(field: string, rule: string, text: string): AppError {
  const message = `${field}: ${text}`;
  return new AppError("VALIDATION", { message, fields: [{ field, rule, message }] });
}

/** Returns the fault of a text of at most `max` characters, or null. */
export function textFault(field: string, text: string, max: number): FieldFault | null {
  if (text.length > max) {
    return { field, rule: "maxLength", message: `${field}: at most ${max} characters, this has ${text.length}.` };
  }
  return UNSTORABLE.test(text)
    ? {
        field,
        rule: "characters",
        message: `${field}: holds a character that cannot be stored (NUL or half a character).`,
      }
    : null;
}

/** Returns the text after checking its length and that it can be stored. Throws VALIDATION. */
export function checkText(field: string, text: string, max: number): string {
  const fault = textFault(field, text, max);
  if (fault !== null) refuse([fault]);
  return text;
}

/** Checks many texts, so that every fault is reported at once; null and undefined pass. Throws VALIDATION. */
export function checkTexts(texts: Readonly<Record<string, readonly [string | null | undefined, number]>>): void {
  refuse(
    Object.entries(texts).flatMap(([field, [text, max]]) => {
      const fault = text == null ? null : textFault(field, text, max);
      return fault === null ? [] : [fault];
    }),
  );
}

/**
 * Checks that a date has a year of four digits: others cannot be written in every format of the product. Throws
 * VALIDATION.
 */
export function checkDate(field: string, date: Date | null | undefined): void {
  const year = date?.getUTCFullYear() ?? 1;
  if (!(year >= 1 && year <= 9999)) {
    refuse([{ field, rule: "date", message: `${field}: a date in a year from 1 to 9999.` }]);
  }
}

/**
 * Returns a text that may be cleared, trimmed, under its column's name; an empty one is null, and an absent one is left
 * out.
 */
export function optionalText<K extends string>(
  field: K,
  text: string | null | undefined,
): { [key in K]?: string | null } {
  if (text === undefined) return {};
  return { [field]: text?.trim() || null } as { [key in K]?: string | null }; // a computed key is typed as string
}

/** Returns a whole number after checking that it is from `min` to `max`. Throws VALIDATION. */
export function checkRange(field: string, value: number, max: number, min = 1): number {
  if (!Number.isInteger(value) || value < min || value > max) {
    refuse([{ field, rule: "range", message: `${field}: ${min} to ${max}, this is ${value}.` }]);
  }
  return value;
}
