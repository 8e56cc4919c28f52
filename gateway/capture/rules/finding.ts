import type { Advert } from "../page/advert.js";
import type { JobField } from "../types.js";

/** A value that a rule proposes, with the offsets of its evidence. */
export interface Finding {
  readonly field: JobField;
  readonly value: string;
  readonly confidence: number;
  readonly start: number;
  readonly end: number;
  /** The lines of the advert that a section is made of, by their index. */
  readonly lines?: readonly number[];
}

/** Returns a finding that quotes the advert from `start` to `end`; the value is the quote unless given. */
export function finding(
  field: JobField,
  advert: Advert,
  span: { readonly start: number; readonly end: number },
  confidence: number,
  value: string = advert.text.slice(span.start, span.end),
): Finding {
  return { field, value, confidence, start: span.start, end: span.end };
}
