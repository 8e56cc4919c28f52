import { useState } from "react";
import type { Day } from "../../lib/days.js";
import { useDraft } from "../../lib/useDraft.js";
import { useOwnTimeZone } from "../step/useOwnTimeZone.js";
import { useToday } from "../step/useToday.js";
import { draftOf, restoredValues } from "./submissionDraft.js";
import { firstValues, type SubmissionHunt, type SubmissionValues } from "./submissionValues.js";
import { timeNow } from "./timeNow.js";
import { serverNow } from "../../lib/environment/clock.js";

interface SubmissionState {
  readonly values: SubmissionValues;
  readonly change: (changed: Partial<SubmissionValues>) => void;
  /** True: the form started with what was entered before. */
  readonly isRestored: boolean;
  /** Drops what was entered. */
  readonly discard: () => void;
}

/**
 * Returns the values of the form of what was sent; `sentOn` is the day of sending, null: now. What is entered is kept
 * until it is dropped.
 */
export function useSubmissionValues(hunt: SubmissionHunt, sentOn: Day | null): SubmissionState {
  const today = useToday();
  const timeZone = useOwnTimeZone();
  const draft = useDraft(`submission.${hunt.id}`);
  const [kept] = useState(draft.read);
  const [values, setValues] = useState(() => {
    const sentAt = sentOn === null ? { day: today, time: timeNow(serverNow(), timeZone) } : { day: sentOn, time: "" };
    return restoredValues(hunt, firstValues(hunt, sentAt), kept?.values);
  });
  const change = (changed: Partial<SubmissionValues>): void => {
    const next = { ...values, ...changed };
    setValues(next);
    draft.keep(draftOf(next));
  };
  return { values, change, isRestored: kept !== undefined, discard: draft.discard };
}
