import { useDecisionQuestion } from "../step/decisionQuestion.js";
import { defineQuestionHost } from "../step/defineQuestionHost.js";

/** Asks whether somebody applies, wherever Done was pressed. */
export const DecisionQuestion = defineQuestionHost(
  useDecisionQuestion,
  async () => (await import("./DecisionDialog.js")).DecisionDialog,
);
