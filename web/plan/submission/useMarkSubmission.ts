import { useT } from "../../lib/useT.js";
import { useJobHuntToasts } from "../step/useJobHuntToasts.js";
import { keptMessages as messages } from "./keptMessages.js";
import { useSubmissionMarkMutation, type Submission_SubmissionFragment } from "./submission.generated.js";

interface MarkSubmission {
  /** Marks a copy as sent by mistake, or takes that back; a toast tells it, with Undo. */
  readonly mark: (submission: Submission_SubmissionFragment) => Promise<void>;
  /** True while the server has not answered. */
  readonly isBusy: boolean;
}

/** Returns what marks a copy as sent by mistake. */
export function useMarkSubmission(): MarkSubmission {
  const t = useT();
  const { showChangeToast, showFailureToast } = useJobHuntToasts();
  const [send, { loading }] = useSubmissionMarkMutation();
  const mark: MarkSubmission["mark"] = async ({ id, isMistake, version }) => {
    try {
      const { data } = await send({ variables: { input: { id, isMistake: !isMistake, version } } });
      const change = { operation: "UPDATED", kind: "SUBMISSION", id } as const;
      const text = t(isMistake ? messages.toldNotMistaken : messages.toldMistaken);
      showChangeToast(change, text, data?.markSubmission.logEntryId);
    } catch (error) {
      showFailureToast(t(messages.what), error);
    }
  };
  return { mark, isBusy: loading };
}
