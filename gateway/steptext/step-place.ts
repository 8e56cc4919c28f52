import { LANGUAGE_MAX, STEP_KEY_MAX } from "../../schema/limits.js";
import type { FieldFault } from "../platform/errors.js";
import { faultOf } from "../platform/validation.js";

const KEY = new RegExp(`^[a-z][A-Za-z0-9]{0,${STEP_KEY_MAX - 1}}$`);
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Returns the fault of a key of a text or of a point, or null. */
export function keyFault(key: string): FieldFault | null {
  if (KEY.test(key)) return null;
  return faultOf("key", "key", `a small letter, then letters and digits, at most ${STEP_KEY_MAX} together.`);
}

/** Returns the fault of a text that has to be one line, or null. */
export function lineFault(field: string, line: string | null | undefined): FieldFault | null {
  return line != null && LINE_BREAK.test(line) ? faultOf(field, "line", "one line.") : null;
}

/** Returns the canonical form of a BCP 47 tag; null when it is none, or its canonical form is too long. */
export function canonicalLanguage(tag: string): string | null {
  try {
    const canonical = Intl.getCanonicalLocales(tag)[0] ?? null;
    return canonical !== null && canonical.length <= LANGUAGE_MAX ? canonical : null;
  } catch {
    return null;
  }
}

/** Returns the fault of a tag without a canonical form, or null. */
export function languageFault(canonical: string | null): FieldFault | null {
  if (canonical !== null) return null;
  return faultOf("language", "language", "a BCP 47 tag such as en or pt-BR.");
}
