import { useEffect } from "react";
import { useDecisionQuestion } from "../plan/step/decisionQuestion.js";
import { useSendingQuestion } from "../plan/step/sendingQuestion.js";

/** Answers each question of a step with that it cannot be asked: what asks them could not be loaded. */
export function UnavailableQuestions() {
  const sending = useSendingQuestion();
  const decision = useDecisionQuestion();
  useEffect(() => {
    sending?.answer("UNAVAILABLE");
    decision?.answer("UNAVAILABLE");
  }, [sending, decision]);
  return null;
}
