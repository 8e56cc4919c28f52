import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import { ADVERT_MAX, LINE_MAX, NAME_MAX, URL_MAX } from "../../../schema/limits.js";
import { useDebounced } from "../../lib/useDebounced.js";
import { useEarlierCapturesQuery, type EarlierCapturesQuery } from "./jobdetails.generated.js";
import { addressOf } from "./advert.js";
import type { JobDraft } from "./jobDraft.js";

/** An advert that was captured before, and how it is similar to the current one. */
export type EarlierCapture = EarlierCapturesQuery["earlierCaptures"][number];

/** The pause in typing, in milliseconds, before a query. */
const PAUSE_MS = 600;

const NONE: readonly EarlierCapture[] = [];

/**
 * Returns earlier captures that are similar to a draft, queried with a debounce; those of the given hunt are left out.
 * A failure shows nothing: it is a hint, and Done works without it.
 */
export function useEarlierCaptures(draft: JobDraft, jobHuntId: string | null): readonly EarlierCapture[] {
  const { jobTitle, companyName } = draft.fields;
  const page = addressOf(draft.advert);
  const current = useMemo(
    () => ({
      advertText: page !== null ? null : within(draft.advert, ADVERT_MAX),
      sourceUrl: within(page ?? draft.sourceUrl, URL_MAX),
      companyName: within(companyName.value, NAME_MAX),
      jobTitle: within(jobTitle.value, LINE_MAX),
    }),
    [page, draft.advert, draft.sourceUrl, companyName.value, jobTitle.value],
  );
  const input = useDebounced(current, PAUSE_MS);
  const isBlank = input.advertText === null && input.sourceUrl === null && input.companyName === null;
  const { data, previousData } = useEarlierCapturesQuery(
    isBlank ? skipToken : { variables: { input: { ...input, jobHuntId } }, fetchPolicy: "no-cache" },
  );
  // The former result stays while the next query runs, so that nothing jumps.
  return isBlank ? NONE : ((data ?? previousData)?.earlierCaptures ?? NONE);
}

/** Blank and overlong texts are not sent; the server refuses the latter when they are saved. */
function within(text: string | null, max: number): string | null {
  return text === null || text.trim() === "" || text.length > max ? null : text;
}
