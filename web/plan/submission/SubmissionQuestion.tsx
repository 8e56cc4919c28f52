import { defineQuestionHost } from "../step/defineQuestionHost.js";
import { useSendingQuestion } from "../step/sendingQuestion.js";

/** Asks what was sent, wherever Done was pressed. */
export const SubmissionQuestion = defineQuestionHost(
  useSendingQuestion,
  async () => (await import("./SubmissionDialog.js")).SubmissionDialog,
);
