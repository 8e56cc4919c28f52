import { TEXT_MAX } from "../../schema/limits.js";
import { JobField, type EvidenceSource } from "../capture/types.js";
import type { FieldFault } from "../platform/errors.js";
import { textFault } from "../platform/validation.js";
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
}

/** The members that evidence may leave out when it is sent. */
export type GivenEvidence = Pick<FieldEvidence, "field" | "source" | "confidence"> &
  Partial<Record<"quote", string | null> & Record<"start" | "end", number | null>>;

const ENTRIES_MAX = Object.keys(JobField).length;

/** Returns the faults of evidence that was sent for an advert; empty when there are none. */
export function evidenceFaults(
  given: readonly GivenEvidence[] | null | undefined,
  advertText: string | null | undefined,
): readonly FieldFault[] {
  if (given == null) return [];
  if (given.length > ENTRIES_MAX || new Set(given.map(({ field }) => field)).size < given.length) {
    return [{ field: "evidence", rule: "unique", message: "evidence: at most one entry for each field." }];
  }
  const end = advertText?.length ?? 0;
  return given.flatMap((entry) => {
    const name = `evidence.${entry.field}`;
    const quote = entry.quote == null ? null : textFault(`${name}.quote`, entry.quote, TEXT_MAX);
    if (quote !== null) return [quote];
    if (!(entry.confidence >= 0 && entry.confidence <= 1)) {
      return [{ field: `${name}.confidence`, rule: "range", message: `${name}.confidence: from 0 to 1.` }];
    }
    if (entry.start == null && entry.end == null) return [];
    const { start, end: stop } = entry;
    if (start != null && stop != null && start >= 0 && start <= stop && stop <= end) return [];
    return [{ field: `${name}.start`, rule: "range", message: `${name}: start and end must lie in advertText.` }];
  });
}

/**
 * Returns the evidence to store with the fields: what was sent for those that hold something; where none was sent, the
 * stored evidence of the earlier fields, for those that are unchanged and as long as the advert is the same. Null when
 * there is none.
 */
export function evidenceToKeep(
  given: readonly GivenEvidence[] | null | undefined,
  fields: JobFields,
  earlier: (JobFields & { readonly evidence: readonly FieldEvidence[] | null }) | null,
): readonly FieldEvidence[] | null {
  const kept =
    given == null
      ? (earlier?.evidence ?? []).filter(
          ({ field }) => earlier?.advertText === fields.advertText && earlier[field] === fields[field],
        )
      : given.filter(({ field }) => fields[field] !== null);
  return kept.length === 0 ? null : kept.map(inOneOrder);
}

/** Returns true when both are equal; a database returns the keys of an object in an order of its own. */
export function isSameEvidence(one: readonly FieldEvidence[] | null, other: readonly FieldEvidence[] | null): boolean {
  return JSON.stringify(one?.map(inOneOrder)) === JSON.stringify(other?.map(inOneOrder));
}

function inOneOrder({ field, source, confidence, quote, start, end }: GivenEvidence): FieldEvidence {
  return { field, source, confidence, quote: quote ?? null, start: start ?? null, end: end ?? null };
}
