import { useEffect, useState, type ComponentType } from "react";
import { whenIdle } from "../../lib/whenIdle.js";
import { useSendingQuestion, type SendingQuestion } from "../step/sendingQuestion.js";

const load = async (): Promise<ComponentType<SendingQuestion>> =>
  (await import("./SubmissionDialog.js")).SubmissionDialog;

/** Asks what was sent, wherever Done was pressed; answers that it could not be asked where its dialog does not load. */
export function SubmissionQuestion() {
  const question = useSendingQuestion();
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<SendingQuestion> }>();
  const isMissing = loaded === undefined;
  // A failed preload has no effect: the question tries again.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    if (question === null || !isMissing) return;
    load().then(
      (Dialog) => setLoaded({ Dialog }),
      () => question.answer("UNAVAILABLE"),
    );
  }, [question, isMissing]);
  if (question === null || loaded === undefined) return null;
  return <loaded.Dialog key={question.jobHuntId} {...question} />;
}
