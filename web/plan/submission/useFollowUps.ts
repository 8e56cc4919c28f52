import { skipToken } from "@apollo/client/react";
import { useDebounced } from "../../lib/useDebounced.js";
import { useToday } from "../step/useToday.js";
import { useSubmissionPreviewQuery, type SubmissionPreviewQuery } from "./submission.generated.js";
import { canBeSentOn } from "./submissionValues.js";

/** How long the form rests before the server is asked, in milliseconds. */
const REST_MS = 300;

/**
 * Returns the days of the follow-ups that sending on a day sets; empty while they are not known, and while the day is
 * empty or in the future.
 */
export function useFollowUps(jobHuntId: string, day: string): SubmissionPreviewQuery["submissionPreview"]["followUps"] {
  const today = useToday();
  const sentOn = useDebounced(day, REST_MS);
  const { data, previousData } = useSubmissionPreviewQuery(
    canBeSentOn(sentOn, today) ? { variables: { input: { jobHuntId, sentOn } } } : skipToken,
  );
  return (canBeSentOn(day, today) && (data ?? previousData)?.submissionPreview.followUps) || [];
}
