import { Button } from "../../components/controls/Button.js";
import { useState } from "react";
import { componentMessages } from "../../components/messages.js";
import { screenMessages } from "../../components/screenMessages.js";
import { useProblemToast } from "../../components/useProblemToast.js";
import { useOnline } from "../../lib/useOnline.js";
import { useT } from "../../lib/useT.js";
import type { AppointmentHunt } from "../appointment/appointmentHunt.js";
import { useRecordSign } from "../sign/useRecordSign.js";
import { useToday } from "../step/useToday.js";

interface NewsQuestionProps {
  readonly jobHunt: AppointmentHunt;
  /** The element that asks the question. */
  readonly questionId: string;
  readonly onAnswered: () => void;
}

/** The answers to whether a call counts as news: Yes records it as a call of today, with Undo. */
export function NewsQuestion({ jobHunt, questionId, onAnswered }: NewsQuestionProps) {
  const t = useT();
  const today = useToday();
  const isOnline = useOnline();
  const record = useRecordSign(jobHunt);
  const showProblemToast = useProblemToast();
  const [id] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const answerYes = async (): Promise<void> => {
    setBusy(true);
    try {
      await record({ id, noteId: "", from: "THEM", kind: "CALL", on: today, promisedOn: null, text: "" });
      onAnswered();
    } catch (error) {
      showProblemToast(error);
      setBusy(false);
    }
  };
  return (
    <div className="call-note-answers" role="group" aria-labelledby={questionId}>
      <Button
        size="small"
        loading={isBusy}
        disabled={!isOnline}
        title={isOnline ? undefined : t(screenMessages.offlineHint)}
        onClick={() => void answerYes()}
      >
        {t(componentMessages.yes)}
      </Button>
      <Button size="small" type="text" disabled={isBusy} onClick={onAnswered}>
        {t(componentMessages.no)}
      </Button>
    </div>
  );
}
