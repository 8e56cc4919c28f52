import { BANDS, CONFIDENCE_COUNTS } from "./confidence-counts.js";
import type { EvidenceSource, JobField } from "./types.js";

/** How many values at the rate of the whole field a band is given beside its own, as some bands have very few. */
const FIELD_WEIGHT = 8;
/** No count is proof. */
const MOST = 0.99;

const RATES = ratesOf();

/**
 * Returns the share of values like this one that were right, from 0 to 1: of the same field, the same source, and a
 * similar confidence of the rule or page that gave it. A field that nobody counted keeps the confidence it has.
 */
export function countedConfidence(field: JobField, source: EvidenceSource, confidence: number): number {
  const band = BANDS.findLast((from) => confidence >= from) ?? 0;
  return RATES.get(keyOf(field, source, band)) ?? RATES.get(field) ?? confidence;
}

function keyOf(field: JobField, source: EvidenceSource, band: number): string {
  return `${field} ${source} ${band}`;
}

/** The rates by field, and by field, source and band; the latter moved towards the former. */
function ratesOf(): ReadonlyMap<string, number> {
  const rates = new Map<string, number>();
  for (const { field, source, from, found, right } of CONFIDENCE_COUNTS) {
    const whole = rates.get(field) ?? rateOfField(field);
    rates.set(field, whole);
    rates.set(keyOf(field, source, from), Math.min(MOST, (right + FIELD_WEIGHT * whole) / (found + FIELD_WEIGHT)));
  }
  return rates;
}

function rateOfField(field: JobField): number {
  const own = CONFIDENCE_COUNTS.filter((count) => count.field === field);
  const sum = (key: "found" | "right") => own.reduce((total, count) => total + count[key], 0);
  return Math.min(MOST, sum("right") / sum("found"));
}
