import { EVIDENCE_RUNS_MAX } from "../../../schema/limits.js";
import { longestOnes, type TextRange } from "../../platform/text-range.js";
import type { Advert } from "../page/advert.js";
import type { Candidate, EvidenceSource, JobField } from "../types.js";

/** A value that a rule proposes, with the offsets of its evidence. */
export interface Finding {
  readonly field: JobField;
  readonly value: string;
  readonly confidence: number;
  readonly start: number;
  readonly end: number;
  /** The ranges of a value of several runs, in the advert's order; absent: `start` to `end` is the only one. */
  readonly runs?: readonly TextRange[];
  /** The lines of the advert that a section is made of, by their index. */
  readonly lines?: readonly number[];
}

/** Returns a finding that quotes the advert from `start` to `end`; the value is the quote unless given. */
export function finding(
  field: JobField,
  advert: Advert,
  span: TextRange,
  confidence: number,
  value: string = advert.text.slice(span.start, span.end),
): Finding {
  return { field, value, confidence, start: span.start, end: span.end };
}

/** Returns a finding as a candidate that quotes each run of the advert that it was read from. */
export function candidateOf(
  { start, end, runs, ...found }: Finding,
  source: EvidenceSource,
  advert: Advert,
): Candidate {
  const quoted = longestOnes(runs ?? [{ start, end }], EVIDENCE_RUNS_MAX).map((run) => ({
    quote: advert.text.slice(run.start, run.end),
    start: run.start,
    end: run.end,
  }));
  return { ...found, source, quote: advert.text.slice(start, end), start, end, runs: quoted };
}
