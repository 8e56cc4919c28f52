import { useMemo } from "react";
import { ADVERT_MAX, LINE_MAX, NAME_MAX, URL_MAX } from "../../../schema/limits.js";
import { withoutTracking } from "../../../schema/tracking-words.js";
import { comparable, useEarlierCaptures, type EarlierCaptures } from "../../plan/known/useEarlierCaptures.js";
import { addressOf } from "./advert.js";
import type { JobDraft } from "./jobDraft.js";

/** Returns earlier captures that are similar to a draft; those of the given hunt are left out. */
export function useCapturesLike(draft: JobDraft, jobHuntId: string | null): EarlierCaptures {
  const { jobTitle, companyName, location, referenceNumber } = draft.fields;
  const page = addressOf(draft.advert);
  const parts = useMemo(
    () => ({
      advertText: page !== null ? null : comparable(draft.advert, ADVERT_MAX),
      sourceUrl: comparable(withoutTracking(page ?? draft.sourceUrl ?? ""), URL_MAX),
      companyName: comparable(companyName.value, NAME_MAX),
      jobTitle: comparable(jobTitle.value, LINE_MAX),
      location: comparable(location.value, LINE_MAX),
      referenceNumber: comparable(referenceNumber.value, LINE_MAX),
    }),
    [page, draft.advert, draft.sourceUrl, companyName.value, jobTitle.value, location.value, referenceNumber.value],
  );
  return useEarlierCaptures(parts, jobHuntId);
}
