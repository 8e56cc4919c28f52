import { NetworkStatus } from "@apollo/client";
import { Button } from "../../components/controls/Button.js";
import { useState } from "react";
import { Dialog } from "../../components/Dialog.js";
import { InlineError } from "../../components/InlineError.js";
import { componentMessages } from "../../components/messages.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { SendingQuestion } from "../step/sendingQuestion.js";
import { submissionMessages as messages } from "./messages.js";
import { useSubmissionFormQuery } from "./submission.generated.js";
import { SubmissionForm } from "./SubmissionForm.js";
import "./submission.css";

/** Asks what was sent, to keep a copy of it. Escape and Cancel leave the step as it was. */
export function SubmissionDialog(question: SendingQuestion) {
  const t = useT();
  const isOnline = useOnline();
  const { data, error, loading, networkStatus, refetch } = useSubmissionFormQuery({
    variables: { id: question.jobHuntId },
    fetchPolicy: "cache-and-network",
  });
  const [hasStarted, setStarted] = useState(false);
  // The form starts once, from the answer of the server; a kept answer is only for when there is none.
  if (!hasStarted && data?.jobHunt && (networkStatus !== NetworkStatus.loading || !isOnline)) setStarted(true);
  if (data?.jobHunt && hasStarted) return <SubmissionForm hunt={data.jobHunt} question={question} />;
  const isGone = error === undefined && !loading;
  const close = (): void => question.answer("CANCELLED");
  return (
    <Dialog
      title={t(messages.title)}
      width={580}
      onClose={close}
      footer={<Button onClick={close}>{t(isGone ? componentMessages.close : componentMessages.cancel)}</Button>}
    >
      {error === undefined ? (
        <p role="status">{t(isGone ? messages.gone : messages.loading)}</p>
      ) : (
        <InlineError what={t(messages.title)} error={error} onTryAgain={() => void refetch().catch(() => undefined)} />
      )}
    </Dialog>
  );
}
