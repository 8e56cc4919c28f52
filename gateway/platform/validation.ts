import { AppError, type ErrorFacts, type FieldFault } from "./errors.js";

// The characters that PostgreSQL cannot store: NUL and lone surrogates.
const UNSTORABLE = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Returns the VALIDATION error of one field; `text` says what the field must be, and is prefixed with its name. */
export function invalid(field: string, rule: string, text: string, facts?: Pick<ErrorFacts, "refusal">): AppError {
  const fault = faultOf(field, rule, text);
  return validation({ ...facts, message: fault.message, fields: [fault] });
}

/** Returns a VALIDATION error whose message is a whole sentence, about one field or about none. */
export function invalidInput(
  message: string,
  about: Omit<FieldFault, "message"> | Pick<ErrorFacts, "cause"> = {},
): AppError {
  return validation("field" in about ? { message, fields: [{ ...about, message }] } : { message, ...about });
}

/** Returns the fault of one field; `text` says what the field must be, and is prefixed with its name. */
export function faultOf(field: string, rule: string, text: string): FieldFault {
  return { field, rule, message: `${field}: ${text}` };
}

/** The faults of an input, collected so that all are reported at once. */
export class Faults {
  private readonly found: FieldFault[];

  /** Begins with faults that were found before; null is none. */
  constructor(found: readonly (FieldFault | null)[] = []) {
    this.found = found.filter((fault) => fault !== null);
  }

  /** Runs a check, and returns what it returns; null when it throws VALIDATION, whose faults are collected. */
  from<T>(check: () => T): T | null {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "VALIDATION") throw error;
      this.found.push(...(error.facts.fields ?? []));
      return null;
    }
  }

  /** Collects a fault where there is one. */
  add(isFault: boolean, field: string, rule: string, text: string): void {
    if (isFault) this.found.push(faultOf(field, rule, text));
  }

  /** Throws VALIDATION naming the collected faults when there are any; its message is of the first, or names the fields. */
  refuse(named: "first" | "all" = "all"): void {
    const [first, ...others] = this.found;
    if (first === undefined) return;
    const message =
      others.length === 0 || named === "first"
        ? first.message
        : `${this.found.length} fields break a rule: ${this.found.map(({ field }) => field).join(", ")}.`;
    throw validation({ message, fields: this.found });
  }
}

/** Returns the fault of a text of at most `max` characters, or null. */
export function textFault(field: string, text: string, max: number): FieldFault | null {
  if (text.length > max) {
    return faultOf(field, "maxLength", `at most ${max} characters, this has ${text.length}.`);
  }
  return UNSTORABLE.test(text)
    ? faultOf(field, "characters", "holds a character that cannot be stored (NUL or half a character).")
    : null;
}

/** Returns the text after checking its length and that it can be stored. Throws VALIDATION. */
export function checkText(field: string, text: string, max: number): string {
  new Faults([textFault(field, text, max)]).refuse();
  return text;
}

/** Checks many texts, so that every fault is reported at once; null and undefined pass. Throws VALIDATION. */
export function checkTexts(texts: Readonly<Record<string, readonly [string | null | undefined, number]>>): void {
  const faults = Object.entries(texts).map(([field, [text, max]]) =>
    text == null ? null : textFault(field, text, max),
  );
  new Faults(faults).refuse();
}

/**
 * Checks that a date has a year of four digits: others cannot be written in every format of the product. Throws
 * VALIDATION.
 */
export function checkDate(field: string, date: Date | null | undefined): void {
  const year = date?.getUTCFullYear() ?? 1;
  if (!(year >= 1 && year <= 9999)) throw invalid(field, "date", "a date in a year from 1 to 9999.");
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
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw invalid(field, "range", `${min} to ${max}, this is ${value}.`);
}

function validation(facts: ErrorFacts): AppError {
  return new AppError("VALIDATION", facts);
}
