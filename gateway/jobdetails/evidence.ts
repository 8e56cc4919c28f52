import { EVIDENCE_RUNS_MAX, TEXT_MAX } from "../../schema/limits.js";
import { JobField, type EvidenceRun, type EvidenceSource } from "../capture/types.js";
import type { FieldFault } from "../platform/errors.js";
import { longestOf, type TextRange } from "../platform/text-range.js";
import { faultOf, textFault } from "../platform/validation.js";
import type { JobFields } from "./job-data.js";

/**
 * The place where a field of captured details was read. `start` and `end` are offsets in the advert that is saved with
 * them, in UTF-16 units; both are null where the value is not a part of it.
 */
export interface FieldEvidence {
  readonly field: JobField;
  readonly source: EvidenceSource;
  /** From 0 to 1: 1 is certain. */
  readonly confidence: number;
  readonly quote: string | null;
  readonly start: number | null;
  readonly end: number | null;
  /**
   * All runs of words that the field was read from, in the advert's order, of which `start` and `end` are the longest;
   * absent where that is the only one, and in rows of versions that stored no others.
   */
  readonly runs?: readonly TextRange[] | undefined;
}

/** The members that evidence may leave out when it is sent. */
export type GivenEvidence = Pick<FieldEvidence, "field" | "source" | "confidence"> &
  Partial<Record<"quote", string | null> & Record<"start" | "end", number | null>> & {
    readonly runs?: readonly TextRange[] | null | undefined;
  };

const ENTRIES_MAX = Object.keys(JobField).length;

/** Returns the faults of evidence that was sent for an advert; empty when there are none. */
export function evidenceFaults(
  given: readonly GivenEvidence[] | null | undefined,
  advertText: string | null | undefined,
): readonly FieldFault[] {
  if (given == null) return [];
  if (given.length > ENTRIES_MAX || new Set(given.map(({ field }) => field)).size < given.length) {
    return [faultOf("evidence", "unique", "at most one entry for each field.")];
  }
  const advert = advertText ?? "";
  return given.flatMap((entry) => {
    const name = `evidence.${entry.field}`;
    const quote = entry.quote == null ? null : textFault(`${name}.quote`, entry.quote, TEXT_MAX);
    if (quote !== null) return [quote];
    if (!(entry.confidence >= 0 && entry.confidence <= 1)) {
      return [faultOf(`${name}.confidence`, "range", "from 0 to 1.")];
    }
    const runs = runsFault(`${name}.runs`, entry.runs ?? [], advert);
    if (runs !== null) return [runs];
    if (entry.start == null && entry.end == null) return [];
    const { start, end } = entry;
    if (start != null && end != null && start >= 0 && start <= end && end <= advert.length) return [];
    // The message is about both ends, the field is that of the first.
    return [{ field: `${name}.start`, rule: "range", message: `${name}: start and end must lie in advertText.` }];
  });
}

function runsFault(field: string, runs: readonly TextRange[], advert: string): FieldFault | null {
  if (runs.length > EVIDENCE_RUNS_MAX) {
    return faultOf(field, "maxItems", `at most ${EVIDENCE_RUNS_MAX}, these are ${runs.length}.`);
  }
  let last = 0;
  for (const { start, end } of runs) {
    if (start < last || start >= end || end > advert.length) {
      return faultOf(field, "range", "must lie in advertText, in its order, none empty and none overlapping.");
    }
    const fault = textFault(field, advert.slice(start, end), advert.length);
    if (fault !== null) return fault;
    last = end;
  }
  return null;
}

/** Returns what a field was read from, as runs that quote the advert; none where the words are not in it. */
export function runsOf({ quote, start, end, runs }: FieldEvidence, advertText: string | null): readonly EvidenceRun[] {
  const advert = advertText ?? "";
  if (runs !== undefined) return runs.map((run) => ({ ...run, quote: advert.slice(run.start, run.end) }));
  // The quote was sent beside its offsets, and nobody compared them.
  if (!quote || start === null || end === null || advert.slice(start, end) !== quote) return [];
  return [{ quote, start, end }];
}

/**
 * Returns the evidence to store with the fields: what was sent for those that hold something, none where null was; where
 * it is undefined, the stored evidence of the earlier fields, for those that are unchanged and as long as the advert is
 * the same. The same goes for the runs of an entry that was sent without any. Null when there is none.
 */
export function evidenceToKeep(
  given: readonly GivenEvidence[] | null | undefined,
  fields: JobFields,
  earlier: (JobFields & { readonly evidence: readonly FieldEvidence[] | null }) | null,
): readonly FieldEvidence[] | null {
  const unchanged = (earlier?.evidence ?? []).filter(
    ({ field }) => earlier?.advertText === fields.advertText && earlier[field] === fields[field],
  );
  const kept =
    given === undefined
      ? unchanged
      : (given ?? [])
          .filter(({ field }) => fields[field] !== null)
          .map((entry) => withRuns(entry, fields.advertText ?? "", unchanged));
  return kept.length === 0 ? null : kept.map(inOneOrder);
}

// `quote`, `start` and `end` are derived from the runs, so that they cannot contradict them.
function withRuns(entry: GivenEvidence, advert: string, unchanged: readonly FieldEvidence[]): GivenEvidence {
  const { field, start, end, runs } = entry;
  if (runs == null) {
    const same = unchanged.find((stored) => stored.field === field && stored.start === start && stored.end === end);
    return { ...entry, runs: same?.runs };
  }
  const longest = longestOf(runs);
  if (longest === undefined) return entry;
  return { ...entry, ...longest, quote: advert.slice(longest.start, longest.end) };
}

/** Returns true when both are equal; a database returns the keys of an object in an order of its own. */
export function isSameEvidence(one: readonly FieldEvidence[] | null, other: readonly FieldEvidence[] | null): boolean {
  return JSON.stringify(one?.map(inOneOrder)) === JSON.stringify(other?.map(inOneOrder));
}

function inOneOrder({ field, source, confidence, quote, start, end, runs }: GivenEvidence): FieldEvidence {
  const place = { field, source, confidence, quote: quote ?? null, start: start ?? null, end: end ?? null };
  if (runs == null || runs.length < 2) return place;
  return { ...place, runs: runs.map((run) => ({ start: run.start, end: run.end })) };
}
