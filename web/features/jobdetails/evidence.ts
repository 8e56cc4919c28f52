import type { FieldEvidenceInput, JobField } from "../../schema.generated.js";
import { locateRuns } from "../../lib/quotes.js";
import { FIELD_OF } from "./fields.js";
import type { JobDraft } from "./jobDraft.js";

/** Returns the sources of the draft's fields, as saved with this text of the advert; typed fields have none. */
export function evidenceOf(draft: JobDraft, advertText: string): FieldEvidenceInput[] {
  // The keys of the table are the fields of the schema.
  const entries = Object.entries(FIELD_OF) as [JobField, (typeof FIELD_OF)[JobField]][];
  return entries.flatMap(([field, name]) => {
    const { value, origin, found } = draft.fields[name];
    if (found === null || found.value !== value || (origin !== "FOUND" && origin !== "SAVED")) return [];
    const { source, confidence, quote } = found;
    // Start and end are those of the longest run.
    return [{ field, source, confidence, quote, runs: [...locateRuns(advertText, found)] }];
  });
}
