import { useMemo, useState } from "react";
import { locateRuns } from "../../lib/quotes.js";
import type { FieldName } from "./fields.js";
import type { JobDraft } from "./jobDraft.js";

interface MarkedQuote {
  /** The runs of the advert from which the value of the field in focus was read; none once it was changed by hand. */
  readonly marked: ReturnType<typeof locateRuns>;
  readonly setInFocus: (field: FieldName | null) => void;
}

/** Returns the part of the advert to mark: where the field in focus was found. */
export function useMarkedQuote(draft: JobDraft): MarkedQuote {
  const [inFocus, setInFocus] = useState<FieldName | null>(null);
  const marked = useMemo(() => {
    const field = inFocus === null ? undefined : draft.fields[inFocus];
    return field?.found && field.found.value === field.value ? locateRuns(draft.advert, field.found) : [];
  }, [inFocus, draft]);
  return { marked, setInFocus };
}
