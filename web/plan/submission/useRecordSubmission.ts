import { notify } from "../../lib/notify.js";
import { useInvalidate } from "../../lib/useInvalidate.js";
import { useT } from "../../lib/useT.js";
import { useUndo } from "../../lib/useUndo.js";
import type { RecordSubmissionInput } from "../../schema.generated.js";
import { whileChanging } from "../step/changingHunts.js";
import { useNextText } from "../step/useNextText.js";
import { submissionMessages as messages } from "./messages.js";
import { useSubmissionRecordMutation } from "./submission.generated.js";

/** Returns the function that keeps a copy of what was sent, and tells it with Undo; it rejects when the server refuses. */
export function useRecordSubmission(): (input: RecordSubmissionInput) => Promise<void> {
  const t = useT();
  const nextText = useNextText();
  const undo = useUndo();
  const invalidate = useInvalidate();
  const [record] = useSubmissionRecordMutation();
  return async (input) => {
    const { data } = await whileChanging(input.jobHuntId, () => record({ variables: { input } }));
    const kept = data?.recordSubmission;
    if (!kept) return;
    const { id, jobHunt, logEntryId } = kept;
    const changed = { operation: "UPDATED", kind: "JOB_HUNT", id: jobHunt.id, isCached: true } as const;
    void invalidate([{ operation: "CREATED", kind: "SUBMISSION", id }, changed]);
    const next = nextText(jobHunt);
    const text = next?.when ? t(messages.keptNext, { next: next.what, day: next.when }) : t(messages.kept);
    // A repetition changed nothing.
    if (logEntryId === null) return;
    // Its undo keeps the copy, and marks it as sent by mistake.
    notify(text, { undo: () => undo([logEntryId], [{ operation: "UPDATED", kind: "SUBMISSION", id }, changed]) });
  };
}
